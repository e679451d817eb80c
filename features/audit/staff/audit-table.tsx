import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { auditMessages as words } from '../log/log.messages';
import { formatAuditAction, formatAuditActor, formatAuditNoun, formatAuditThing } from '../log/log.rules';
import type { AuditEntry } from '../log/log.schema';
import { OutcomeBadge } from './outcome-badge';

type Props = { entries: readonly AuditEntry[]; hrefOf: (entry: AuditEntry) => string };

export function AuditTable({ entries, hrefOf }: Props) {
  const action: Column<AuditEntry> = {
    key: 'action',
    title: words['audit.action'],
    isRowHeader: true,
    cell: (entry) => <RowTitle href={hrefOf(entry)}>{formatAuditAction(entry.action)}</RowTitle>,
  };
  return <ListTable label={words['audit.sheet']} columns={[action, ...columns]} rows={entries} />;
}

const columns: readonly Column<AuditEntry>[] = [
  {
    key: 'actor',
    title: words['audit.actor'],
    cell: ({ actorName }) => <span className="wrap-anywhere">{formatAuditActor(actorName)}</span>,
  },
  {
    key: 'noun',
    title: words['audit.noun'],
    cell: (entry) => (
      <span className="wrap-anywhere">
        {formatAuditNoun(entry.noun)} <span className="tabular text-ink-3">{formatAuditThing(entry)}</span>
      </span>
    ),
  },
  { key: 'at', title: words['audit.at'], cell: ({ at }) => <ListDateTime at={at} /> },
  {
    key: 'address',
    title: words['audit.address'],
    extra: true,
    cell: ({ address }) => <span className="tabular wrap-anywhere">{address ?? '–'}</span>,
  },
  { key: 'outcome', title: words['audit.outcome'], cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
];
