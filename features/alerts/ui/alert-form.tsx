'use client';

import { Alert } from '@/components/ui/alert';
import { bindFields } from '@/components/ui/form/bind-fields';
import { EmailField } from '@/components/ui/form/email-field';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { PrivacyLink } from '@/components/ui/privacy-link';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { interpolate } from '@/lib/time/format';
import { requestAlertAction } from '../alerts.actions';
import { alertsMessages as words } from '../alerts.messages';
import type { AlertFormData as Form } from '../subscriptions/subscriptions.queries';
import { frequencyChoices } from './frequency-choices';
import { OfficeField } from './office-field';

const loadCheck = () => import('./check-alert').then(({ checkAlert }) => checkAlert);

const toChoices = (any: string, rows: readonly { id: number; name: string }[]) => [
  { value: '', label: any },
  ...rows.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** Form of a new alert, prefilled from the URL. */
export function AlertForm({ categories, provinces, office, chosen, chosenName }: Form) {
  const field = bindFields(words, 'alerts', chosen);
  return (
    <FormWithProof
      loadCheck={loadCheck}
      submitLabel={words['alerts.send'].th}
      action={requestAlertAction}
      className="grid gap-6"
    >
      {chosenName && <Alert>{interpolate(words['alerts.chosen'].th, { name: chosenName })}</Alert>}
      {chosen.section && <input type="hidden" name="section" value={chosen.section} />}
      <Field {...field('search')} type="search" maxLength={200} optional />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="news_type"
          label={words['alerts.category'].th}
          choices={toChoices(words['alerts.anyCategory'].th, categories)}
          defaultValue={chosen.categoryId}
          optional
        />
        <SelectField
          {...field('province')}
          choices={toChoices(words['alerts.anyProvince'].th, provinces)}
          defaultValue={chosen.provinceId}
          optional
        />
      </div>
      <OfficeField office={office} chosen={chosen.organisationId} />
      <SelectField {...field('rhythm')} choices={frequencyChoices} defaultValue="daily" className="sm:max-w-md" />
      <EmailField label={words['alerts.email'].th} hint={words['alerts.emailHint'].th} className="sm:max-w-md" />
      <p className="text-ink-2 text-sm">
        {words['alerts.kept'].th} <PrivacyLink>{words['alerts.privacy'].th}</PrivacyLink>
      </p>
    </FormWithProof>
  );
}
