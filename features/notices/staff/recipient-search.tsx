'use client';

import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useId, useState } from 'react';
import { controlClass } from '@/components/ui/form/field';
import { noticeAudienceMessages as words } from '../audience/audience.messages';
import { type Recipient, recipientsResponse } from '../audience/audience.schema';

/** Debounce time of the search, in milliseconds. */
const PAUSE_MS = 200;

type Props = { onPick: (one: Recipient) => void };

/** Combobox that finds organisations by words of their names or by their codes, and adds one. */
export function RecipientSearch({ onPick }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useRecipientSearch(typed);
  const pick = (one: Recipient | null) => {
    if (!one) return;
    onPick(one);
    setTyped('');
  };
  return (
    <Combobox value={null} onChange={pick} onClose={() => setTyped('')}>
      <label htmlFor={id} className="mb-1.5 block font-normal text-sm">
        {words['noticeCircles.findOrganisation']}
      </label>
      <div className="relative max-w-xl">
        <ComboboxInput
          id={id}
          autoComplete="off"
          displayValue={() => typed}
          onChange={({ target }) => setTyped(target.value)}
          className={controlClass}
        />
        <ComboboxOptions
          modal={false}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-sm border border-line-strong bg-surface py-1 shadow-lift empty:hidden"
        >
          {found.map((choice) => (
            <ComboboxOption
              key={choice.id}
              value={choice}
              className="cursor-pointer px-3 py-2 text-sm data-focus:bg-sunken"
            >
              {choice.name}
              <span className="tabular block text-ink-2 text-xs">{choice.about}</span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </div>
      <p role="status" className="sr-only">
        {typed && `${found.length} ${words['noticeCircles.organisations']}`}
      </p>
    </Combobox>
  );
}

/** Search results of the server; empty for an empty search. */
function useRecipientSearch(typed: string): readonly Recipient[] {
  const [found, setFound] = useState<readonly Recipient[]>([]);
  useEffect(() => {
    const search = typed.trim();
    if (search === '') return setFound([]);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const items = await fetchRecipients(search, controller.signal);
      if (items) setFound(items);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);
  return found;
}

async function fetchRecipients(search: string, signal: AbortSignal): Promise<Recipient[] | undefined> {
  try {
    const reply = await fetch(`/api/v1/notices/organisations?${new URLSearchParams({ search })}`, { signal });
    return recipientsResponse.safeParse(await reply.json()).data?.data.items;
  } catch {
    return undefined;
  }
}
