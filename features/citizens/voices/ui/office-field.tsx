'use client';

import { useId, useState } from 'react';
import { Field } from '@/components/ui/form/field';
import { useOrganisations } from '@/features/news/export/ui/use-organisations';
import { say } from '@/lib/messages/language';
import { officeMessages as words } from '../office.messages';
import { OFFICE_LENGTH } from '../office.schema';

type Props = { chosen: string | undefined; label?: string; hint?: string };

/**
 * Field for the office that a voice is about: its name, with the matching ones offered while it is typed. Without
 * script, the server finds the office by the typed words.
 */
export function OfficeField({
  chosen,
  label = say(words['office.name']),
  hint = say(words['office.nameHint']),
}: Props) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const offered = useOrganisations(typed) ?? [];
  return (
    <>
      <Field
        name="office"
        label={label}
        hint={hint}
        optional
        defaultValue={chosen}
        maxLength={OFFICE_LENGTH}
        autoComplete="off"
        list={listId}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <datalist id={listId}>
        {offered.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
