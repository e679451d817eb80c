'use client';

import { type RefObject, useEffect, useState } from 'react';
import { formatDateTime } from '@/lib/time/format';
import { Button } from '../../button';
import { WordDiff } from '../../text/word-diff';
import type { FormFeedback } from '../form-context';
import { applyValues } from './apply-values';
import type { FieldDifference } from './compare-forms';
import type { Comparison } from './load-comparison';
import { staleMessages as words } from './stale.messages';
import type { Choices } from './use-stale';

type Side = 'mine' | 'theirs' | 'both';
type Props = {
  comparison: Comparison | 'gone';
  stale: NonNullable<FormFeedback['stale']>;
  form: RefObject<HTMLFormElement | null>;
  choices: RefObject<Choices>;
};

/** Differences between what was typed and what somebody else saved, with a choice for each field. */
export function StalePanel({ comparison, stale, form, choices }: Props) {
  return (
    <section aria-label={words['stale.title']} className="grid gap-4 rounded-md border border-warn bg-surface p-4">
      {stale.by && (
        <p className="text-ink-2 text-sm">
          {words['stale.savedBy']} {stale.by}
          {stale.at && ` ${words['stale.savedAt']} ${formatDateTime(new Date(stale.at))}`}
        </p>
      )}
      {comparison === 'gone' ? (
        <p className="text-sm">
          {words['stale.gone']}{' '}
          <a href={window.location.href} target="_blank" rel="noopener" className="text-link underline">
            {words['stale.latest']}
          </a>
        </p>
      ) : (
        <Differences fields={comparison.fields} form={form} choices={choices} />
      )}
    </section>
  );
}

function Differences({
  fields,
  form,
  choices,
}: { fields: readonly FieldDifference[] } & Pick<Props, 'form' | 'choices'>) {
  if (fields.length === 0) return <p className="text-sm">{words['stale.same']}</p>;
  return (
    <>
      <p className="text-sm">{words['stale.hint']}</p>
      {fields.map((field) => (
        <Difference key={field.name} field={field} form={form} choices={choices} />
      ))}
    </>
  );
}

function Difference({ field, form, choices }: { field: FieldDifference } & Pick<Props, 'form' | 'choices'>) {
  const { name, label, mine, theirs, both, isChanged } = field;
  const [side, setSide] = useState<Side>(isChanged ? 'mine' : 'theirs');
  useEffect(() => {
    if (!form.current) return;
    const values = { mine: mine.values, theirs: theirs.values, both: both === undefined ? mine.values : [both] }[side];
    const isShown = applyValues(form.current, name, values);
    if (isShown || side === 'mine') choices.current.delete(name);
    else choices.current.set(name, values);
  }, [side, name, mine, theirs, both, form, choices]);
  const sides = both === undefined ? (['mine', 'theirs'] as const) : (['mine', 'theirs', 'both'] as const);
  const buttons = { mine: words['stale.useMine'], theirs: words['stale.useTheirs'], both: words['stale.both'] };
  return (
    <fieldset className="min-w-0 border-line border-t pt-3">
      <legend className="float-left w-full font-strong text-sm">{label}</legend>
      <div className="clear-both grid gap-3 pt-2 text-sm sm:grid-cols-2">
        <div className="min-w-0">
          <p className="text-ink-2 text-xs">{words['stale.mine']}</p>
          <WordDiff before={theirs.text} after={mine.text} side="after" />
        </div>
        <div className="min-w-0">
          <p className="text-ink-2 text-xs">{words['stale.theirs']}</p>
          <WordDiff before={mine.text} after={theirs.text} side="after" />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {sides.map((one) => (
          <Button
            key={one}
            size="sm"
            look={one === side ? 'primary' : 'outline'}
            aria-pressed={one === side}
            aria-label={`${buttons[one]} ${label}`}
            onClick={() => setSide(one)}
          >
            {buttons[one]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
