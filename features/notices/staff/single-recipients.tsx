'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/form/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { noticeAudienceMessages as words } from '../audience/audience.messages';
import { SINGLE_RECIPIENTS_FIELD, toAudienceFieldName } from '../audience/audience.rules';
import type { Recipient } from '../audience/audience.schema';
import { RecipientSearch } from './recipient-search';

type Props = {
  chosen: readonly string[];
  names: readonly Recipient[];
  /** Results of a search without script. */
  found: { search: string; items: readonly Recipient[] };
  onAdd: (one: Recipient) => void;
  onToggle: (of: string) => void;
};

/** Individual organisations: searched and added with script; without it, ticked in the search results and saved. */
export function SingleRecipients({ chosen, names, found, onAdd, onToggle }: Props) {
  const kept = names.filter(({ id }) => chosen.includes(String(id)));
  if (!useHydrated()) return <PlainRecipients kept={kept} found={found} />;
  return (
    <fieldset className="border-line border-t pt-3">
      <legend className="sr-only">{words['noticeCircles.by.organisation']}</legend>
      <input type="hidden" name={SINGLE_RECIPIENTS_FIELD} value={chosen.join(',')} />
      <RecipientSearch onPick={onAdd} />
      {kept.length > 0 && (
        <ul aria-label={words['noticeCircles.chosen']} className="mt-3 flex flex-wrap gap-2">
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

function PlainRecipients({ kept, found: { search, items } }: { kept: readonly Recipient[]; found: Props['found'] }) {
  const ids = new Set(kept.map(({ id }) => id));
  return (
    <fieldset className="grid gap-3 border-line border-t pt-3">
      <legend className="sr-only">{words['noticeCircles.by.organisation']}</legend>
      <div className="flex flex-wrap gap-3">
        <input
          name="find"
          defaultValue={search}
          aria-label={words['noticeCircles.findOrganisation']}
          placeholder={words['noticeCircles.findOrganisation']}
          className={`${controlClass} max-w-md flex-1`}
        />
        <Button type="submit" name="step" value="find">
          {words['noticeCircles.find']}
        </Button>
      </div>
      {search && items.length === 0 && <p className="text-ink-2 text-sm">{words['noticeCircles.foundNone']}</p>}
      <RecipientCheckboxes entries={items.filter(({ id }) => !ids.has(id))} checked={false} />
      <RecipientCheckboxes entries={kept} checked />
    </fieldset>
  );
}

function RecipientCheckboxes({ entries, checked }: { entries: readonly Recipient[]; checked: boolean }) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={words[checked ? 'noticeCircles.chosen' : 'noticeCircles.found']}>
      {entries.map(({ id, name, about }) => (
        <li key={id}>
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              name={toAudienceFieldName('organisation', id)}
              defaultChecked={checked}
              className="size-5 shrink-0 accent-red-800"
            />
            <span>
              {name} <span className="text-ink-3 text-xs">{about}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
