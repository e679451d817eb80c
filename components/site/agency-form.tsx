'use client';

import type { ReactNode } from 'react';
import { ActionForm } from '@/components/ui/action-form';
import { controlClass, Field, FieldFrame } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { saveAgency } from '@/lib/site/actions';
import { settingsMessages as words } from '@/lib/site/messages';
import type { SiteSettings } from '@/lib/site/schema';

/** Who the portal is, in one form. */
export function AgencyForm({ site }: { site: SiteSettings }) {
  return (
    <ActionForm action={saveAgency} className="grid max-w-read gap-8">
      <Part title={words['settings.names'].th}>
        <Field name="agency" label={words['settings.agency'].th} defaultValue={site.agency} />
        <Field
          name="brand"
          label={words['settings.brand'].th}
          hint={words['settings.brandHint'].th}
          defaultValue={site.brand}
        />
        <Field name="brandEn" label={words['settings.brandEn'].th} defaultValue={site.brandEn} lang="en" />
      </Part>
      <Part title={words['settings.contact'].th}>
        <Area name="address" label={words['settings.address'].th} value={site.address} rows={3} />
        <Field name="phone" label={words['settings.phone'].th} defaultValue={site.phone} inputMode="tel" optional />
        <Field name="email" label={words['settings.email'].th} defaultValue={site.email} inputMode="email" optional />
      </Part>
      <Part title={words['settings.texts'].th}>
        <Field name="credit" label={words['settings.credit'].th} defaultValue={site.credit} optional />
      </Part>
      <Part title={words['settings.registration'].th}>
        <Area
          name="registrationDomains"
          label={words['settings.domains'].th}
          hint={words['settings.domainsHint'].th}
          value={site.registrationDomains.join('\n')}
          rows={3}
        />
      </Part>
      <div>
        <SubmitButton>{words['settings.save'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 w-full border-line border-b pb-1 font-strong">{title}</legend>
      {children}
    </fieldset>
  );
}

type AreaProps = { name: string; label: string; hint?: string; value: string; rows: number };

function Area({ name, label, hint, value: given, rows }: AreaProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} optional>
      {({ value, ...wired }) => (
        <textarea name={name} rows={rows} defaultValue={value ?? given} className={controlClass} {...wired} />
      )}
    </FieldFrame>
  );
}
