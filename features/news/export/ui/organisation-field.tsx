'use client';

import { Field } from '@/components/ui/form/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { newsExportMessages as words } from '../export.messages';
import type { Named } from '../export.schema';
import { OrganisationCombobox } from './organisation-combobox';
import { RadioGroupField } from './radio-group-field';

/** Radio value for all organisations. */
const ALL = 'all';

type Props = { chosen: Named | undefined; typed: string; offered: readonly Named[] };

/** Field for one of several hundred organisations: a combobox; without script, counting offers the matching ones. */
export function OrganisationField({ chosen, typed, offered }: Props) {
  const label = words['newsExport.organisation'].th;
  const hint = words['newsExport.organisationHint'].th;
  if (useHydrated()) return <OrganisationCombobox label={label} hint={hint} chosen={chosen} typed={typed} />;
  const named = chosen ? [chosen] : offered;
  const missing = typed !== '' && offered.length === 0 ? words['newsExport.noOrganisation'].th : undefined;
  return (
    <div data-needs-script="" className="grid gap-3">
      <Field
        name="organisation_words"
        label={label}
        hint={hint}
        optional
        defaultValue={typed}
        autoComplete="off"
        error={missing}
      />
      {named.length > 0 && (
        <RadioGroupField
          name="organisation"
          label={chosen ? label : `${words['newsExport.chooseOrganisation'].th} “${typed}”`}
          value={String((chosen ?? named.at(0))?.id)}
          choices={[
            ...named.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: ALL, label: words['newsExport.allOrganisations'].th },
          ]}
        />
      )}
    </div>
  );
}
