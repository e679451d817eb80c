'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '@/lib/time/format';
import { type AudienceWord, toAudienceFieldName } from '../audience/audience.rules';

type Option = { of: string; name: string; count: number };
type Props = {
  word: AudienceWord;
  legend: string;
  options: readonly Option[];
  chosen: readonly string[];
  onToggle: (of: string) => void;
  /** Starts collapsed, for long lists of options. */
  fold?: boolean;
};

/** Checkboxes of one kind of target, each with its number of organisations. */
export function AudienceCheckboxes({ word, legend, options, chosen, onToggle, fold = false }: Props) {
  const ticked = options.filter(({ of }) => chosen.includes(of)).length;
  // Initial state only: the list must not collapse when the last box is unticked.
  const [begun] = useState(ticked > 0);
  if (options.length === 0) return null;
  const boxes = (
    <ul className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
      {options.map(({ of, name, count }) => (
        <li key={of}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              name={toAudienceFieldName(word, of)}
              checked={chosen.includes(of)}
              onChange={() => onToggle(of)}
              className="size-5 shrink-0 accent-red-800"
            />
            <span className="wrap-anywhere min-w-0">
              {name} <span className="tabular text-ink-3">{formatNumber(count)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
  if (!fold) {
    return (
      <fieldset>
        <legend className="mb-1 font-normal text-sm">{legend}</legend>
        {boxes}
      </fieldset>
    );
  }
  return (
    <details className="group border-line border-t" open={begun}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-normal text-sm hover:text-link">
        {legend}
        {ticked > 0 && <span className="tabular text-link">({formatNumber(ticked)})</span>}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset className="pb-2">
        <legend className="sr-only">{legend}</legend>
        {boxes}
      </fieldset>
    </details>
  );
}
