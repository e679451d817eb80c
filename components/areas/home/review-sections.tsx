import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { reviewQueueMessages } from '@/features/newsroom/queue/queue.messages';
import { formatAuthorLine } from '@/features/newsroom/queue/queue.rules';
import type { ReviewQueueEntry } from '@/features/newsroom/queue/queue.schema';
import { formatWaitingTime } from '@/features/newsroom/queue/waiting.rules';
import { newsroomMessages } from '@/features/newsroom/workflow/workflow.messages';
import { returnReasons } from '@/features/newsroom/workflow/workflow.schema';
import { areasMessages as words } from '@/lib/areas/messages';
import { getCurrentTime } from '@/lib/time/current-time';
import { formatDateTime } from '@/lib/time/format';
import { WaitingBadge } from '../waiting-badge';
import { DashboardItem } from './dashboard-item';
import { DashboardSection } from './dashboard-section';

type Linked = ReviewQueueEntry & { href: string };
type Props = { entries: Linked[]; count: number; listHref?: string };

/** Items that await the viewer's decision; without any, one quiet line says so. */
export function ToDecide({ entries, count, listHref }: Props) {
  if (count === 0) {
    return (
      <p className="mb-9 flex items-center gap-3 border-line border-y py-3.5 text-ink-2 text-sm">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" strokeWidth={1.5} />
        {words['areas.toDecideNone']}
      </p>
    );
  }
  const more = listHref ? { href: listHref, text: words['areas.toDecideAll'] } : undefined;
  return (
    <DashboardSection id="to-decide" title={words['areas.toDecide']} count={count} more={more}>
      {entries.map((entry) => (
        <QueueItem key={`${entry.what}-${entry.id}`} entry={entry} marks="revision" />
      ))}
    </DashboardSection>
  );
}

/** Own items that were returned, with the reason and the first line of the comment. */
export function CameBack({ entries, count, listHref }: Props) {
  if (count === 0) return null;
  const more = listHref ? { href: listHref, text: words['areas.cameBackAll'] } : undefined;
  return (
    <DashboardSection id="came-back" title={words['areas.cameBack']} count={count} more={more}>
      {entries.map((entry) => (
        <QueueItem key={`${entry.what}-${entry.id}`} entry={entry} marks="refused">
          {(entry.reason || entry.comment) && <ReturnReason entry={entry} />}
        </QueueItem>
      ))}
    </DashboardSection>
  );
}

type QueueItemProps = {
  entry: Linked;
  /** The kind of entry that gets a badge, as the others are what the section is about. */
  marks: ReviewQueueEntry['what'];
  children?: ReactNode;
};

function QueueItem({ entry, marks, children }: QueueItemProps) {
  return (
    <DashboardItem
      href={entry.href}
      topic={entry.topic}
      badge={entry.what === marks && <WaitingBadge what={entry.what} />}
      about={formatAuthorLine(entry)}
      when={<WaitingSince entry={entry} />}
      comment={children}
    />
  );
}

function WaitingSince({ entry: { what, at } }: { entry: ReviewQueueEntry }) {
  return (
    <time dateTime={at.toISOString()} title={formatDateTime(at)}>
      {reviewQueueMessages[`newsWaiting.since.${what}`]} {formatWaitingTime(at, getCurrentTime())}
    </time>
  );
}

function ReturnReason({ entry: { reason, comment } }: { entry: ReviewQueueEntry }) {
  const known = returnReasons.find((name) => name === reason);
  const [firstLine = ''] = (comment ?? '').split('\n');
  return (
    <>
      {known && <span className="block font-normal text-ink">{newsroomMessages[`newsroom.reason.${known}`]}</span>}
      <span className="thai-clamp line-clamp-2">{firstLine}</span>
    </>
  );
}
