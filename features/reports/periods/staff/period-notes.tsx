import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime, formatTime } from '@/lib/time/format';
import { periodsMessages as words } from '../periods.messages';
import type { PeriodChange } from '../periods.schema';

type Props = {
  overlaps: readonly string[];
  /** True if the period closes before its last counted day is over. */
  early: boolean;
  changes: readonly PeriodChange[];
};

/** Notes on a period: an early end, overlapping periods, changes after its end. */
export function PeriodNotes({ overlaps, early, changes }: Props) {
  return (
    <>
      {early && <Warning>{words['periods.closesEarly']}</Warning>}
      {overlaps.length > 0 && (
        <Warning>
          {words['periods.overlaps']} {overlaps.join(', ')}
        </Warning>
      )}
      {changes.length > 0 && (
        <details className="mt-1 text-ink-2 text-xs">
          <summary className="cursor-pointer text-link">
            {words['periods.changes']} ({changes.length})
          </summary>
          <ul className="mt-1 grid gap-1">
            {changes.map(({ id, at, by, note, closesAt, name }) => (
              <li key={id}>
                <span className="tabular">
                  {formatDate(at)} {formatTime(at)}
                </span>{' '}
                {words['periods.by']} {by}
                {closesAt && ` · ${words['periods.extendedTo']} ${formatDateTime(closesAt)}`}
                {name && ` · ${words['periods.renamedTo']} ${name}`}
                <span className="wrap-anywhere block whitespace-pre-line text-ink">{note}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1 flex items-start gap-1.5 text-warn text-xs">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span>{children}</span>
    </span>
  );
}
