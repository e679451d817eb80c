'use client';

import { useEffect, useRef, useState } from 'react';
import { Combobox } from '@/components/ui/form/combobox';
import { toSearchText } from '@/lib/text/search-text';

/** Maximum number of matches listed; typing more narrows them. */
const SHOWN = 50;

/** An institution that can request its password; its login name is its code. */
export type InstitutionOption = { userName: string; name: string; department: string };

export type PickerProps = {
  name: string;
  institutions: readonly InstitutionOption[];
  chosen?: string;
  /** True if the select that it replaces had the focus. */
  focus: boolean;
  wired: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

/** Combobox that finds institutions by words of their names or by their codes. */
export function InstitutionPicker({ name, institutions, chosen, focus, wired }: PickerProps) {
  const [picked, setPicked] = useState(() => institutions.find(({ userName }) => userName === chosen) ?? null);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const told = useRef(picked);
  useEffect(() => {
    if (told.current === picked) return;
    told.current = picked;
    sent.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [picked]);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  return (
    <>
      <input ref={sent} type="hidden" name={name} value={picked?.userName ?? ''} />
      <Combobox
        value={picked}
        onPick={setPicked}
        choices={searchInstitutions(institutions, typed)}
        toOption={(one) => ({
          key: one.userName,
          name: one.name,
          note: [one.userName, one.department].filter(Boolean).join(' · '),
        })}
        onType={setTyped}
        displayValue={(choice) => choice?.name ?? ''}
        openLabel="เปิดรายการ"
        input={{ ...wired, ref: field, placeholder: 'ค้นหาชื่อหรือรหัส' }}
      />
    </>
  );
}

/** Institutions that contain every typed word in their name or code. */
function searchInstitutions(institutions: readonly InstitutionOption[], typed: string): readonly InstitutionOption[] {
  const words = toSearchText(typed).split(' ').filter(Boolean);
  const fits = ({ name, userName }: InstitutionOption) => {
    const text = toSearchText(`${name} ${userName}`);
    return words.every((word) => text.includes(word));
  };
  return institutions.filter(fits).slice(0, SHOWN);
}
