'use client';

import { SelectField } from '@/components/ui/form/select-field';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OrganisationForm, PlaceChoices } from '../edit/edit.schema';
import { type OrganisationKind, placeFields, placeOf } from '../organisations.schema';

type Props = { kind: OrganisationKind; form?: OrganisationForm; choices: PlaceChoices };

/** What an organisation belongs to; moving it is choosing another. */
export function PlaceFields({ kind, form, choices }: Props) {
  return placeFields.map((field) => {
    const need = placeOf(kind, field);
    if (need === undefined) return null;
    const none = words[need === 'required' ? 'organisationEditor.choose' : 'organisationEditor.none'].th;
    return (
      <SelectField
        key={field}
        name={field}
        label={words[`organisationEditor.${field}`].th}
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
