'use client';

import { useId, useState } from 'react';
import { Combobox } from '@/components/ui/form/combobox';
import { useDebounced } from '@/components/ui/use-debounced';
import { useFetched } from '@/components/ui/use-fetched';
import { fetchData } from '@/lib/http/fetch-data';
import { noticeAudienceMessages as words } from '../audience/audience.messages';
import { type Recipient, recipientsFound } from '../audience/audience.schema';

/** Debounce time of the search, in milliseconds. */
const PAUSE_MS = 200;

type Props = { label: string; onPick: (one: Recipient) => void; describedBy?: string };

/** Combobox that finds organisations by words of their names or by their codes, and adds one. */
export function RecipientSearch({ label, onPick, describedBy }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useRecipientSearch(typed);
  const pick = (one: Recipient | null) => {
    if (!one) return;
    onPick(one);
    setTyped('');
  };
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-normal text-sm">
        {label}
      </label>
      <div className="max-w-xl">
        <Combobox
          value={null}
          onPick={pick}
          choices={found}
          toOption={(one) => ({ key: one.id, name: one.name, note: one.about })}
          onType={setTyped}
          displayValue={() => typed}
          input={{ id, 'aria-invalid': describedBy ? true : undefined, 'aria-describedby': describedBy }}
        />
      </div>
      <p role="status" className="sr-only">
        {typed && `${found.length} ${words['noticeCircles.organisations']}`}
      </p>
    </>
  );
}

/** Search results of the server. An empty search has results too, which are none, so that earlier ones disappear. */
export function useRecipientSearch(typed: string): readonly Recipient[] {
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const { data } = useFetched(`/api/v1/notices/organisations?${new URLSearchParams({ search })}`, async (address) =>
    search === '' ? [] : (await fetchData(recipientsFound, address)).items,
  );
  return data ?? [];
}
