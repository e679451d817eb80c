'use client';

import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OrganisationFormValues as FormValues } from '../edit/edit.queries';
import type { AffiliationOptions } from '../edit/edit.schema';
import { saveContactAction, saveOrganisationAction } from '../organisations.actions';
import { deliveries, type OrganisationKind } from '../organisations.schema';
import { programmeLevels, teachingKinds } from '../profile/programmes.schema';
import { AffiliationFields } from './affiliation-fields';
import { IssuedPassword } from './issued-password';
import { ContactFields, PresentationFields } from './profile-fields';

type Props = {
  kind: OrganisationKind;
  /** The existing organisation; undefined for a new one. */
  form?: FormValues;
  /** Options for its affiliations; undefined for viewers who may only change its contact data. */
  choices?: AffiliationOptions;
  /** URL path of the list. */
  path: string;
  /** True if a new password may be shown on the screen. */
  mayShow?: boolean;
};

const empty = {
  ...{ phone: '', address: '', mapUrl: '', website: '', about: '', publicEmail: '', openingHours: '' },
  ...{ logo: undefined, picture: undefined },
  socialLinks: { page: '', chat: '', video: '', microblog: '' },
  programmes: programmeLevels.map((level) => ({ level, names: '' })),
} as const;

/** Form of an organisation, with the fields that the viewer may change. */
export function OrganisationForm({ kind, form, choices, path, mayShow = false }: Props) {
  const profile = form ?? { ...empty, teaches: teachingKinds.includes(kind) };
  return (
    <ActionForm
      action={choices ? saveOrganisationAction : saveContactAction}
      className="grid max-w-read grid-cols-1 gap-8"
    >
      <IssuedPassword>
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="kind" value={kind} />
        {form && <input type="hidden" name="id" value={form.id} />}
        {form && <input type="hidden" name="version" value={form.version} />}
        {choices && (
          <FormSection title={words['organisationEditor.identity']}>
            <IdentityFields form={form} />
            <AffiliationFields kind={kind} form={form} choices={choices} />
          </FormSection>
        )}
        <FormSection title={words['organisationEditor.reach']}>
          <Field
            name="email"
            label={words['organisationEditor.email']}
            hint={words['organisationEditor.emailHint']}
            defaultValue={form?.email}
            inputMode="email"
            autoComplete="off"
            optional
          />
          <ContactFields profile={profile} />
        </FormSection>
        {!form && <LoginFields mayShow={mayShow} />}
        <FormSection title={words['organisationEditor.profile']}>
          <PresentationFields profile={profile} />
        </FormSection>
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{words[form ? 'organisationEditor.save' : 'organisationEditor.add']}</SubmitButton>
          <LinkButton href={path}>{words[form ? 'organisationEditor.back' : 'organisationEditor.cancel']}</LinkButton>
        </div>
        <WarnUnsaved />
      </IssuedPassword>
    </ActionForm>
  );
}

function IdentityFields({ form }: { form?: FormValues }) {
  const field = bindFields(words, 'organisationEditor', form);
  return (
    <>
      <Field {...field('name')} />
      <Field {...field('shortName')} optional />
      <Field {...field('code')} autoComplete="off" className="tabular" />
    </>
  );
}

function LoginFields({ mayShow }: { mayShow: boolean }) {
  const field = bindFields(words, 'organisationEditor');
  return (
    <FormSection title={words['organisationEditor.login']}>
      <Field {...field('userName')} autoComplete="off" optional />
      <SelectField
        {...field('delivery')}
        defaultValue="mail"
        choices={deliveries
          .filter((value) => mayShow || value !== 'show')
          .map((value) => ({ value, label: words[`organisationEditor.delivery.${value}`] }))}
      />
    </FormSection>
  );
}

/** One part of a form under a headline of its own. */
function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5">
      <legend className="mb-4 w-full border-line border-b pb-1 font-strong">{title}</legend>
      {children}
    </fieldset>
  );
}
