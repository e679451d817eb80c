import { Clock } from 'lucide-react';
import { formatDate, formatTime } from '@/lib/time/format';
import { noticesMessages as words } from '../notices.messages';
import { getRemainingTime } from '../notices.rules';

type Props = {
  deadline: Date;
  now: Date;
  /** True if all duties are done, so that the deadline is no longer urgent. */
  done?: boolean;
};

/** Deadline with the number of days left. */
export function DeadlineBadge({ deadline, now, done = false }: Props) {
  const { days, over } = getRemainingTime(deadline, now);
  const urgent = !done && days <= 1;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <time dateTime={deadline.toISOString()} className="tabular inline-flex items-center gap-1.5 whitespace-nowrap">
        <Clock aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        {formatDate(deadline)} {formatTime(deadline)}
      </time>
      {!done && (
        <span className={urgent ? 'whitespace-nowrap font-normal text-bad' : 'whitespace-nowrap text-ink-2'}>
          {formatRemaining(days, over)}
        </span>
      )}
    </span>
  );
}

function formatRemaining(days: number, over: boolean): string {
  if (over) return words['notices.over'];
  if (days === 0) return words['notices.today'];
  return `${words['notices.remaining']} ${days} ${words['notices.days']}`;
}
