'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/form/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { noticeAudienceMessages as words } from '../audience/audience.messages';
import { EXCLUDED_RECIPIENTS_FIELD, SINGLE_RECIPIENTS_FIELD, toAudienceFieldName } from '../audience/audience.rules';
import type { Recipient } from '../audience/audience.schema';
import { RecipientSearch } from './recipient-search';

type Props = {
  /** Single recipients, or those that are left out. */
  word: 'organisation' | 'excluded';
  chosen: readonly string[];
  names: readonly Recipient[];
  /** Results of a search without script. */
  found: { search: string; items: readonly Recipient[] };
  onAdd: (one: Recipient) => void;
  onToggle: (of: string) => void;
  /** Id of the error of the audience, if the search is to have the focus for it. */
  describedBy?: string;
};

const fields = {
  organisation: {
    name: SINGLE_RECIPIENTS_FIELD,
    label: words['noticeCircles.findOrganisation'],
    list: words['noticeCircles.chosen'],
  },
  excluded: {
    name: EXCLUDED_RECIPIENTS_FIELD,
    label: words['noticeCircles.findExcluded'],
    list: words['noticeCircles.excluded'],
  },
} as const;

/** Single organisations: searched and added with script; without it, ticked in the search results and saved. */
export function SingleRecipients({ word, chosen, names, found, onAdd, onToggle, describedBy }: Props) {
  const kept = names.filter(({ id }) => chosen.includes(String(id)));
  const { name: fieldName, label, list } = fields[word];
  if (!useHydrated()) return <PlainRecipients word={word} kept={kept} found={found} describedBy={describedBy} />;
  return (
    <fieldset className="border-line border-t pt-3">
      <legend className="sr-only">{words[`noticeCircles.by.${word}`]}</legend>
      <input type="hidden" name={fieldName} value={chosen.join(',')} />
      <RecipientSearch label={label} onPick={onAdd} describedBy={describedBy} />
      {kept.length > 0 && (
        <ul aria-label={list} className="mt-3 flex flex-wrap gap-2">
          {kept.map(({ id, name }) => (
            <li
              key={id}
              className="inline-flex max-w-full items-center rounded-full border border-line-strong bg-surface ps-3 text-sm"
            >
              <span className="truncate">{name}</span>
              <button
                type="button"
                aria-label={`${words['noticeCircles.remove']} ${name}`}
                onClick={() => onToggle(String(id))}
                className="inline-flex size-10 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

type PlainProps = Pick<Props, 'word' | 'found' | 'describedBy'> & { kept: readonly Recipient[] };

/** The form has one search; its results can be added to either list. */
function PlainRecipients({ word, kept, found: { search, items }, describedBy }: PlainProps) {
  const ids = new Set(kept.map(({ id }) => id));
  const results = <RecipientCheckboxes word={word} entries={items.filter(({ id }) => !ids.has(id))} checked={false} />;
  return (
    <fieldset className="grid gap-3 border-line border-t pt-3">
      <legend className={word === 'excluded' && items.length + kept.length > 0 ? 'font-normal text-sm' : 'sr-only'}>
        {words[`noticeCircles.by.${word}`]}
      </legend>
      {word === 'organisation' && (
        <div className="flex flex-wrap gap-3">
          <input
            name="find"
            defaultValue={search}
            aria-label={words['noticeCircles.findOrganisation']}
            placeholder={words['noticeCircles.findOrganisation']}
            aria-invalid={describedBy ? true : undefined}
            aria-describedby={describedBy}
            className={`${controlClass} max-w-md flex-1`}
          />
          <Button type="submit" name="step" value="find">
            {words['noticeCircles.find']}
          </Button>
        </div>
      )}
      {word === 'organisation' && search && items.length === 0 && (
        <p className="text-ink-2 text-sm">{words['noticeCircles.foundNone']}</p>
      )}
      {results}
      <RecipientCheckboxes word={word} entries={kept} checked />
    </fieldset>
  );
}

type CheckboxProps = { word: Props['word']; entries: readonly Recipient[]; checked: boolean };

function RecipientCheckboxes({ word, entries, checked }: CheckboxProps) {
  if (entries.length === 0) return null;
  const sign = word === 'excluded' ? `${words['noticeCircles.exclude']} ` : '';
  return (
    <ul aria-label={checked ? fields[word].list : `${sign}${words['noticeCircles.found']}`}>
      {entries.map(({ id, name, about }) => (
        <li key={id}>
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              name={toAudienceFieldName(word, id)}
              defaultChecked={checked}
              className="size-5 shrink-0 accent-red-800"
            />
            <span>
              {sign}
              {name} <span className="text-ink-3 text-xs">{about}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
