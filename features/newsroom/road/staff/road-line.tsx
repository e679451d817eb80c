import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { DateTime } from '@/components/ui/date-time';
import { roadMessages as words } from '../road.messages';
import type { Road } from '../road.queries';
import { formatSpan } from '../road.rules';

/** Road of an item in one line: its stations, the desk on which it lies, since when, and that office's usual time. */
export function RoadLine({ road }: { road: Road }) {
  const { stations, here, office, standIns, since, escalatedAt, usualMs } = road;
  return (
    <section aria-label={words['road.title']} className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {stations.map(({ desk, label, isHere }, index) => (
          <Fragment key={desk}>
            {index > 0 && (
              <li aria-hidden="true" className="text-ink-3">
                <ChevronRight className="size-4" />
              </li>
            )}
            <li
              aria-current={isHere ? 'step' : undefined}
              className={clsx(isHere ? 'rounded-full bg-gold-500/20 px-2.5 py-0.5 font-strong' : 'text-ink-2')}
            >
              {label}
            </li>
          </Fragment>
        ))}
      </ol>
      <p className="font-normal text-ink-2">
        {here === undefined ? words['road.done'] : `${words['road.at']} ${office}`}
        {standIns.length > 0 && ` (${standIns.join(', ')})`}
        {since && (
          <>
            {' '}
            {words['road.since']} <DateTime at={since} />
          </>
        )}
        {escalatedAt && (
          <>
            {' '}
            · {words['road.told']} <DateTime at={escalatedAt} />
          </>
        )}
        {usualMs !== undefined && ` · ${words['road.usual']} ${formatSpan(usualMs)}`}
      </p>
    </section>
  );
}
