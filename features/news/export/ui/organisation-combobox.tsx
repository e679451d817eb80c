'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { formatNumber } from '@/lib/time/format';
import { newsExportMessages as words } from '../export.messages';
import type { Named } from '../export.schema';
import { useOrganisations } from './use-organisations';

type Props = { label: string; hint: string; chosen: Named | undefined; typed: string };

/** Combobox for an organisation; the form sends its id, or the typed words while none is chosen. */
export function OrganisationCombobox({ label, hint, chosen, typed }: Props) {
  const [picked, setPicked] = useState(chosen);
  const [text, setText] = useState(chosen?.name ?? typed);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const listId = useId();
  const sent = useRef<HTMLInputElement>(null);
  const found = useOrganisations(open && !picked ? text : '');
  const shown = open && found !== undefined;
  const told = useRef(picked);
  useEffect(() => {
    if (told.current === picked) return;
    told.current = picked;
    sent.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [picked]);
  const pick = (one: Named) => {
    setPicked(one);
    setText(one.name);
    setOpen(false);
  };
  const type = (value: string) => {
    setText(value);
    setPicked(undefined);
    setOpen(true);
    setAt(-1);
  };
  const press = (event: KeyboardEvent) => {
    const count = found?.length ?? 0;
    const one = found?.[at];
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: shown ? () => setAt((at + 1) % Math.max(1, count)) : () => setOpen(true),
      ArrowUp: shown ? () => setAt((at <= 0 ? count : at) - 1) : undefined,
      Enter: shown && one ? () => pick(one) : undefined,
      Escape: shown ? () => setOpen(false) : undefined,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <FieldFrame name="organisation" label={label} hint={hint} optional>
      {({ value: _, ...wired }) => (
        <div className="relative">
          <input ref={sent} type="hidden" name="organisation" value={picked?.id ?? ''} />
          <input type="hidden" name="organisation_words" value={picked ? '' : text.trim()} />
          <input
            {...wired}
            role="combobox"
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
            onBlur={() => setOpen(false)}
            className={controlClass}
          />
          <span role="status" className="sr-only">
            {shown && words['newsExport.organisationsFound'].th.replace('{n}', formatNumber(found.length))}
          </span>
          <ul
            id={listId}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox, as ARIA's pattern has it
            role="listbox"
            aria-label={label}
            hidden={!shown || found.length === 0}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-sm border border-line-strong bg-surface py-1 shadow-lift"
          >
            {(found ?? []).map((one, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as ARIA's pattern has it
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field
              <li
                key={one.id}
                id={`${listId}-${index}`}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of that list
                role="option"
                aria-selected={index === at}
                className={clsx(
                  'cursor-pointer px-3 py-2 text-sm hover:bg-sunken',
                  index === at && 'bg-sunken text-link',
                )}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(one)}
              >
                {one.name}
              </li>
            ))}
          </ul>
          {shown && found.length === 0 && (
            <p className="mt-1.5 text-ink-2 text-sm">{words['newsExport.noOrganisation'].th}</p>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
