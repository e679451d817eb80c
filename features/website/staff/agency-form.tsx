'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import type { SiteSettings } from '@/lib/site/schema';
import { saveSiteAction } from '../website.actions';

/** Form for the names, address and contact data of the agency. */
export function AgencyForm({ site }: { site: SiteSettings }) {
  return (
    <ActionForm action={saveSiteAction} className="grid max-w-read gap-8">
      <AgencyFormSection title={words['settings.names']}>
        <Field name="agency" label={words['settings.agency']} defaultValue={site.agency} />
        <Field
          name="brand"
          label={words['settings.brand']}
          hint={words['settings.brandHint']}
          defaultValue={site.brand}
        />
        <Field name="brandEn" label={words['settings.brandEn']} defaultValue={site.brandEn} lang="en" />
      </AgencyFormSection>
      <AgencyFormSection title={words['settings.contact']}>
        <TextAreaField name="address" label={words['settings.address']} defaultValue={site.address} rows={3} optional />
        <Field name="phone" label={words['settings.phone']} defaultValue={site.phone} inputMode="tel" optional />
        <Field name="email" label={words['settings.email']} defaultValue={site.email} inputMode="email" optional />
        <Field
          name="securityEmail"
          label={words['settings.securityEmail']}
          hint={words['settings.securityEmailHint']}
          defaultValue={site.securityEmail}
          inputMode="email"
          optional
        />
      </AgencyFormSection>
      <AgencyFormSection title={words['settings.english']}>
        <Field name="agencyEn" label={words['settings.agencyEn']} defaultValue={site.agencyEn} lang="en" />
        <TextAreaField
          name="addressEn"
          label={words['settings.addressEn']}
          defaultValue={site.addressEn}
          rows={3}
          lang="en"
          optional
        />
        <TextAreaField
          name="aboutEn"
          label={words['settings.aboutEn']}
          defaultValue={site.aboutEn}
          rows={6}
          lang="en"
          optional
        />
      </AgencyFormSection>
      <AgencyFormSection title={words['settings.texts']}>
        <Field name="credit" label={words['settings.credit']} defaultValue={site.credit} optional />
      </AgencyFormSection>
      <AgencyFormSection title={words['settings.registration']}>
        <TextAreaField
          name="registrationDomains"
          label={words['settings.domains']}
          hint={words['settings.domainsHint']}
          defaultValue={site.registrationDomains.join('\n')}
          rows={3}
          optional
        />
      </AgencyFormSection>
      <SubmitRow>{words['settings.save']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}

function AgencyFormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 w-full border-line border-b pb-1 font-strong">{title}</legend>
      {children}
    </fieldset>
  );
}
