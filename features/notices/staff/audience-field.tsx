'use client';

import { useFieldState } from '@/components/ui/form/form-context';
import { formatNumber } from '@/lib/time/format';
import { noticeAudienceMessages as words } from '../audience/audience.messages';
import { UNION_FIELD } from '../audience/audience.rules';
import { type NoticeAudience, type NoticeReach, type Recipient, recipientKinds } from '../audience/audience.schema';
import type { AudienceOption, AudienceOptions } from '../audience/options.queries';
import { AudienceCheckboxes } from './audience-checkboxes';
import { RecipientsList } from './recipients-list';
import { SingleRecipients } from './single-recipients';
import { useAudience, useReach } from './use-audience';

type Props = {
  options: AudienceOptions;
  stored: NoticeAudience;
  /** Organisations that the stored audience names one by one, excluded ones too. */
  named: readonly Recipient[];
  /** Recipients of the stored audience. */
  reach: NoticeReach;
  found: { search: string; items: readonly Recipient[] };
};

/** Options of an area; a single one narrows nothing, unless it was chosen. */
const toAreaOptions = (options: readonly AudienceOption[], chosen: readonly string[]) =>
  options.length > 1 || chosen.length > 0 ? options.map(({ id, ...rest }) => ({ ...rest, of: String(id) })) : [];

/** Audience of a notice: kinds within areas, single and excluded organisations, with the resulting recipients. */
export function AudienceField({ options, stored, named, reach: first, found }: Props) {
  const { chosen, names, toggle, add, toggleUnion } = useAudience(stored, named);
  const { reach, turnTo } = useReach(chosen, first);
  const { error } = useFieldState('circles');
  const kinds = recipientKinds.flatMap((kind) => {
    const open = options.kinds.find((one) => one.kind === kind)?.count;
    return open === undefined ? [] : [{ of: kind, name: words[`noticeCircles.kind.${kind}`], count: open }];
  });
  return (
    <section id="circles" aria-labelledby="circles-title" className="rounded-md border border-line bg-surface p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="circles-title" className="text-lg">
          {words['noticeCircles.circles']}
        </h2>
        <p role="status" className="font-strong">
          {words['noticeCircles.reach']} <span className="tabular">{formatNumber(reach.count)}</span>{' '}
          {words['noticeCircles.organisations']}
        </p>
      </div>
      <p className="mb-4 text-ink-2 text-sm">{words['noticeCircles.circlesHint']}</p>
      {error && (
        <p id="circles-error" className="mb-3 font-normal text-bad text-sm">
          {error}
        </p>
      )}
      <div className="grid grid-cols-1 gap-3">
        <AudienceCheckboxes
          word="kind"
          legend={words['noticeCircles.by.kind']}
          options={kinds}
          chosen={chosen.kinds}
          onToggle={toggle('kinds')}
        />
        {(['region', 'province', 'institute'] as const).map((word) => (
          <AudienceCheckboxes
            key={word}
            word={word}
            legend={words[`noticeCircles.by.${word}`]}
            options={toAreaOptions(options[`${word}s`], chosen[`${word}s`])}
            chosen={chosen[`${word}s`]}
            onToggle={toggle(`${word}s`)}
            fold
          />
        ))}
        {stored.isUnion && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 border-line border-t text-sm">
            <input
              type="checkbox"
              name={UNION_FIELD}
              checked={chosen.isUnion}
              onChange={toggleUnion}
              className="size-5 shrink-0 accent-red-800"
            />
            <span>
              {words['noticeCircles.union']} <span className="text-ink-2">{words['noticeCircles.unionHint']}</span>
            </span>
          </label>
        )}
        {(['organisation', 'excluded'] as const).map((word) => {
          const list = word === 'excluded' ? word : 'organisations';
          return (
            <SingleRecipients
              key={word}
              word={word}
              chosen={chosen[list]}
              names={names}
              found={found}
              onAdd={add(list)}
              onToggle={toggle(list)}
              describedBy={error && word === 'organisation' ? 'circles-error' : undefined}
            />
          );
        })}
        <RecipientsList reach={reach} onTurn={turnTo} onExclude={add('excluded')} />
      </div>
    </section>
  );
}
