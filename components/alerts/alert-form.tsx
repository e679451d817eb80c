'use client';

import { ProofOfWork } from '@/components/proof/proof-of-work';
import { ActionForm } from '@/components/ui/action-form';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import type { AlertForm as Form } from '@/lib/alert-pages/schema';
import { ask } from '@/lib/alerts/actions';
import { alertsMessages as words } from '@/lib/alerts/messages';
import { OrganisationField } from './organisation-field';
import { rhythmChoices } from './rhythm-choices';

const choicesOf = (any: string, rows: readonly { id: number; name: string }[]) => [
  { value: '', label: any },
  ...rows.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** Asks for news by e-mail; what the address has chosen is filled in. */
export function AlertForm({ categories, provinces, organisations, chosen, chosenName }: Form) {
  return (
    <ActionForm action={ask} tell="message" className="grid gap-6">
      {chosenName && <Alert>{words['alerts.chosen'].th.replace('{name}', () => chosenName)}</Alert>}
      {chosen.section && <input type="hidden" name="section" value={chosen.section} />}
      <Field
        name="search"
        type="search"
        label={words['alerts.search'].th}
        hint={words['alerts.searchHint'].th}
        defaultValue={chosen.search}
        maxLength={200}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="news_type"
          label={words['alerts.category'].th}
          choices={choicesOf(words['alerts.anyCategory'].th, categories)}
          defaultValue={chosen.categoryId}
          optional
        />
        <SelectField
          name="province"
          label={words['alerts.province'].th}
          choices={choicesOf(words['alerts.anyProvince'].th, provinces)}
          defaultValue={chosen.provinceId}
          optional
        />
      </div>
      <OrganisationField groups={organisations} chosen={chosen.organisationId} />
      <SelectField
        name="rhythm"
        label={words['alerts.rhythm'].th}
        choices={rhythmChoices}
        defaultValue="daily"
        className="sm:max-w-md"
      />
      <Field
        name="email"
        type="email"
        label={words['alerts.email'].th}
        hint={words['alerts.emailHint'].th}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        className="sm:max-w-md"
      />
      <p className="text-ink-2 text-sm">
        {words['alerts.kept'].th}{' '}
        <a href="/privacy/" className="text-link underline">
          {words['alerts.privacy'].th}
        </a>
      </p>
      <ProofOfWork />
      <div>
        <SubmitButton>{words['alerts.send'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
