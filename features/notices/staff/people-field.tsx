'use client';

import { useFieldState } from '@/components/ui/form/form-context';
import { formatNumber } from '@/lib/time/format';
import { noticeAudienceMessages } from '../audience/audience.messages';
import { noticePeopleMessages as words } from '../people/people.messages';

export type PeopleReach = { count: number; names: readonly string[] };

/** Recipients of a college's notice: all its users, by name. */
export function PeopleField({ count, names }: PeopleReach) {
  const { error } = useFieldState('circles');
  return (
    <section id="circles" aria-labelledby="circles-title" className="rounded-md border border-line bg-surface p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="circles-title" className="text-lg">
          {words['noticePeople.title']}
        </h2>
        <p role="status" className="font-strong">
          {noticeAudienceMessages['noticeCircles.reach']} <span className="tabular">{formatNumber(count)}</span>{' '}
          {words['noticePeople.people']}
        </p>
      </div>
      <p className="mb-4 text-ink-2 text-sm">{words['noticePeople.hint']}</p>
      {error && <p className="mb-3 font-normal text-bad text-sm">{error}</p>}
      {count === 0 && !error && <p className="text-sm">{words['noticePeople.nobody']}</p>}
      <ul aria-label={words['noticePeople.list']} className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {names.map((name, index) => (
          // Names may repeat, and the list does not change.
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed list
          <li key={index} className="wrap-anywhere">
            {name}
          </li>
        ))}
        {count > names.length && (
          <li>
            {words['noticePeople.more']} {formatNumber(count - names.length)} {words['noticePeople.people']}
          </li>
        )}
      </ul>
    </section>
  );
}
