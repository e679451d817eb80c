'use client';

import { controlClass, FieldFrame } from '@/components/ui/field';
import type { AlertForm } from '@/lib/alert-pages/schema';
import { alertsMessages as words } from '@/lib/alerts/messages';

type Props = { groups: AlertForm['organisations']; chosen?: number };

/** The choice of one of some hundred organisations, by province. */
export function OrganisationField({ groups, chosen }: Props) {
  return (
    <FieldFrame name="organisation" label={words['alerts.organisation'].th} optional>
      {({ value, ...wired }) => (
        <select
          key={value}
          name="organisation"
          defaultValue={value ?? chosen}
          className={`${controlClass} sm:max-w-xl`}
          {...wired}
        >
          <option value="">{words['alerts.anyOrganisation'].th}</option>
          {groups.map(({ province = words['alerts.central'].th, items }) => (
            <optgroup key={province} label={province}>
              {items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
