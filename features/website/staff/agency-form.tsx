'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/ui/form/action-form';
import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import type { SiteSettings } from '@/lib/site/schema';
import { saveSiteAction } from '../website.actions';

/** Form for the names, address and contact data of the agency. */
export function AgencyForm({ site }: { site: SiteSettings }) {
  const field = bindFields(words, 'settings', site);
  return (
    <ActionForm action={saveSiteAction} className="grid max-w-read gap-8">
      <AgencyFormSection title={words['settings.names']}>
        <Field {...field('agency')} />
        <Field {...field('brand')} />
        <Field {...field('brandEn')} lang="en" />
      </AgencyFormSection>
      <AgencyFormSection title={words['settings.contact']}>
        <TextAreaField {...field('address')} rows={3} optional />
        <Field {...field('phone')} inputMode="tel" optional />
        <Field {...field('email')} inputMode="email" optional />
        <Field {...field('securityEmail')} inputMode="email" optional />
      </AgencyFormSection>
      <AgencyFormSection title={words['settings.english']}>
        <Field {...field('agencyEn')} lang="en" />
        <TextAreaField {...field('addressEn')} rows={3} lang="en" optional />
        <TextAreaField {...field('aboutEn')} rows={6} lang="en" optional />
      </AgencyFormSection>
      <AgencyFormSection title={words['settings.texts']}>
        <Field {...field('credit')} optional />
      </AgencyFormSection>
      <AgencyFormSection title={words['settings.voices']}>
        <Field {...field('voiceDays')} inputMode="numeric" maxLength={3} />
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
