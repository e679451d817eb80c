import { formatDate, formatTime } from '@/lib/time/format';
import { StatusPill } from '../../item/staff/status-pill';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { newsroomListMessages } from '../list.messages';
import type { NewsroomRow } from '../list.queries';

const LEVELS: Readonly<Record<number, 'newsroom.level.2' | 'newsroom.level.3'>> = {
  2: 'newsroom.level.2',
  3: 'newsroom.level.3',
};

/** State of an item in a list: its status, its time if that is ahead, its level, and a pending revision. */
export function RowStatus({ row }: { row: NewsroomRow }) {
  const facts = { status: row.status, deleted: row.deletedAt !== undefined };
  const item = { facts, publishAt: row.publishAt, content: { unpublishAt: row.unpublishAt ?? null } };
  const isAhead = row.status === 'allow' && Date.parse(row.publishAt) > Date.now();
  return (
    <span className="inline-flex flex-col items-start gap-1 max-md:items-end">
      <StatusPill item={item} />
      {isAhead && (
        <span className="tabular text-info text-xs">
          {formatDate(new Date(row.publishAt))} {formatTime(new Date(row.publishAt))}
        </span>
      )}
      {row.level > 1 && row.status === 'allow' && (
        <span className="text-ink-2 text-xs">
          <span aria-hidden="true" className="text-gold-500">
            {'◆'.repeat(row.level - 1)}
          </span>{' '}
          {newsroomMessages[LEVELS[row.level] ?? 'newsroom.level.1']}
        </span>
      )}
      {row.pending && <span className="text-warn text-xs">{newsroomListMessages['newsroomList.pending']}</span>}
    </span>
  );
}
