import { formatDate, formatTime } from '@/lib/time/format';
import { StatusPill } from '../../item/staff/status-pill';
import { formatWaitingTime } from '../../queue/waiting.rules';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { newsroomListMessages as words } from '../list.messages';
import type { NewsroomListRow } from '../list.rows';

const LEVELS: Readonly<Record<number, 'newsroom.level.2' | 'newsroom.level.3'>> = {
  2: 'newsroom.level.2',
  3: 'newsroom.level.3',
};

type Props = { row: NewsroomListRow; now: Date };

/** State of an item in a list: its status, and below it one fact: how long it waits, its time if ahead, or its level. */
export function RowStatus({ row, now }: Props) {
  const facts = { status: row.status, deleted: row.deletedAt !== undefined };
  const item = { facts, publishAt: row.publishAt, content: { unpublishAt: row.unpublishAt ?? null } };
  return (
    <span className="flex flex-col items-start gap-0.5 max-md:items-end">
      <StatusPill item={item} now={now} />
      <span className="tabular text-xs leading-snug empty:hidden xl:whitespace-nowrap">
        <Fact row={row} now={now} />
      </span>
    </span>
  );
}

function Fact({ row, now }: Props) {
  if (row.deletedAt !== undefined) return null;
  if (row.waitsSince) {
    const what = row.status === 'wait' || row.status === 'return' ? row.status : 'revision';
    return (
      <span className={what === 'return' ? 'text-bad' : 'text-warn'}>
        {words[`newsroomList.waits.${what}`]} {formatWaitingTime(new Date(row.waitsSince), now)}
      </span>
    );
  }
  if (row.status !== 'allow') return null;
  const publishAt = new Date(row.publishAt);
  if (publishAt > now) {
    return (
      <span className="text-info">
        {formatDate(publishAt)} {formatTime(publishAt)}
      </span>
    );
  }
  const level = LEVELS[row.level];
  return (
    level && (
      <span className="text-ink-2">
        <span aria-hidden="true" className="text-gold-500">
          {'◆'.repeat(row.level - 1)}
        </span>{' '}
        {newsroomMessages[level]}
      </span>
    )
  );
}
