import { ListMoment } from '@/components/ui/list/list-moment';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { auditMessages as words } from '../log/log.messages';
import { actionWords, actorWords, nounWords, thingWords } from '../log/log.rules';
import type { AuditEntry } from '../log/log.schema';
import { OutcomeBadge } from './outcome-badge';

type Props = { entries: readonly AuditEntry[]; hrefOf: (entry: AuditEntry) => string };

/** The lines of the log, one action each. */
export function AuditTable({ entries, hrefOf }: Props) {
  const action: Column<AuditEntry> = {
    key: 'action',
    title: words['audit.action'].th,
    names: true,
    cell: (entry) => (
      <a href={hrefOf(entry)} className="wrap-anywhere font-strong text-ink hover:text-link hover:underline">
        {actionWords(entry.action)}
      </a>
    ),
  };
  return (
    <ListTable label={words['audit.sheet'].th} columns={[action, ...columns]} rows={entries} idOf={({ id }) => id} />
  );
}

const columns: readonly Column<AuditEntry>[] = [
  {
    key: 'actor',
    title: words['audit.actor'].th,
    cell: ({ actorName }) => <span className="wrap-anywhere">{actorWords(actorName)}</span>,
  },
  {
    key: 'noun',
    title: words['audit.noun'].th,
    cell: (entry) => (
      <span className="wrap-anywhere">
        {nounWords(entry.noun)} <span className="tabular text-ink-3">{thingWords(entry)}</span>
      </span>
    ),
  },
  { key: 'at', title: words['audit.at'].th, cell: ({ at }) => <ListMoment at={at} /> },
  {
    key: 'address',
    title: words['audit.address'].th,
    extra: true,
    cell: ({ address }) => <span className="tabular wrap-anywhere">{address ?? '–'}</span>,
  },
  { key: 'outcome', title: words['audit.outcome'].th, cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
];
