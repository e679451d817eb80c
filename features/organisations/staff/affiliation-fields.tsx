'use client';

import { SelectField } from '@/components/ui/form/select-field';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OrganisationFormValues } from '../edit/edit.queries';
import type { AffiliationOptions } from '../edit/edit.schema';
import { affiliationFields, getAffiliationRule, type OrganisationKind } from '../organisations.schema';

type Props = { kind: OrganisationKind; form?: OrganisationFormValues; choices: AffiliationOptions };

/** Affiliations of an organisation; choosing another one moves it. */
export function AffiliationFields({ kind, form, choices }: Props) {
  return affiliationFields.map((field) => {
    const need = getAffiliationRule(kind, field);
    if (need === undefined) return null;
    const none = words[need === 'required' ? 'organisationEditor.choose' : 'organisationEditor.none'];
    return (
      <SelectField
        key={field}
        name={field}
        label={words[`organisationEditor.${field}`]}
        optional={need === 'optional'}
        defaultValue={form?.[field]?.toString() ?? ''}
        choices={[
          { value: '', label: none },
          ...(choices[field] ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    );
  });
}
