import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatWaitingTime } from '@/features/newsroom/queue/waiting.rules';
import { formatDate } from '@/lib/time/format';
import { TaskStatusBadge } from '../../contact/staff/task-status-badge';
import { DaysLeft } from '../../data-requests/staff/days-left';
import { voicesMessages as words } from '../voices.messages';
import type { VoiceEntry } from '../voices.rows';

const kindTones = { message: 'info', report: 'warn', suggestion: 'ok', complaint: 'bad', request: 'muted' } as const;

/** Badge of the kind of voice. */
export function VoiceKindBadge({ kind }: { kind: VoiceEntry['kind'] }) {
  return <Badge tone={kindTones[kind]}>{words[`voices.kind.${kind}`]}</Badge>;
}

type Options = { hrefOf: (id: number) => string; now: Date; hasOffice: boolean };

/** Columns of the list of voices; the office only where there are several. */
export const buildVoiceColumns = ({ hrefOf, now, hasOffice }: Options): readonly Column<VoiceEntry>[] => [
  {
    key: 'subject',
    title: words['voices.subject'],
    isRowHeader: true,
    width: 'md:w-[38%]',
    cell: ({ id, subject, sender, trackingCode }) => (
      <>
        <RowTitle href={hrefOf(id)}>{subject}</RowTitle>
        <span className="wrap-anywhere tabular block text-ink-2 text-xs">
          {[sender, trackingCode].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { key: 'kind', title: words['voices.kind'], cell: ({ kind }) => <VoiceKindBadge kind={kind} /> },
  ...(hasOffice
    ? [{ key: 'office', title: words['voices.owner'], cell: ({ office }: VoiceEntry) => office } as const]
    : []),
  { key: 'status', title: words['voices.status'], cell: ({ status }) => <TaskStatusBadge status={status} /> },
  {
    key: 'age',
    title: words['voices.wait'],
    cell: ({ createdAt, closedAt }) =>
      closedAt ? (
        <>
          {words['voices.closedAt']} <ListDateTime at={closedAt} />
        </>
      ) : (
        <time dateTime={createdAt.toISOString()} title={formatDate(createdAt)} className="tabular">
          {words['voices.age']} {formatWaitingTime(createdAt, now)}
        </time>
      ),
  },
  {
    key: 'due',
    title: words['voices.due'],
    cell: ({ dueAt, daysLeft }) => (
      <>
        <span className="tabular block">{formatDate(dueAt)}</span>
        {daysLeft !== undefined && <DaysLeft left={daysLeft} />}
      </>
    ),
  },
];
