'use client';

import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { controlClass } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
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
  const box = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const told = useRef(picked);
  useEffect(() => {
    if (told.current === picked) return;
    told.current = picked;
    sent.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [picked]);
  useEffect(() => {
    if (focus) box.current?.querySelector('input')?.focus();
  }, [focus]);
  const found = searchInstitutions(institutions, typed);
  return (
    <Combobox value={picked} onChange={setPicked} onClose={() => setTyped('')}>
      <input ref={sent} type="hidden" name={name} value={picked?.userName ?? ''} />
      <div ref={box} className="relative">
        <ComboboxInput
          {...wired}
          autoComplete="off"
          placeholder="ค้นหาชื่อหรือรหัส"
          displayValue={(choice: InstitutionOption | null) => choice?.name ?? ''}
          onChange={({ target }) => setTyped(target.value)}
          className={`${controlClass} pe-11`}
        />
        <ComboboxButton
          aria-label="เปิดรายการ"
          className="absolute inset-y-0 end-0 flex w-11 items-center justify-center text-ink-2"
        >
          <Icon name="chevron-down" className="size-5" />
        </ComboboxButton>
        <ComboboxOptions
          modal={false}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-sm border border-line-strong bg-surface py-1 shadow-lift empty:hidden"
        >
          {found.map((choice) => (
            <ComboboxOption
              key={choice.userName}
              value={choice}
              className="cursor-pointer px-3 py-2 text-sm data-focus:bg-sunken data-selected:font-normal data-selected:text-link"
            >
              {choice.name}
              <span className="block text-ink-2 text-xs tabular">
                {[choice.userName, choice.department].filter(Boolean).join(' · ')}
              </span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </div>
    </Combobox>
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
