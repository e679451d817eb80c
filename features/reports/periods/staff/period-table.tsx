import { CalendarClock, Pencil, Table2 } from 'lucide-react';
import { getButtonClass } from '@/components/ui/button';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { EntryLink } from '@/components/ui/ordered/entry-link';
import { formatDate } from '@/lib/time/format';
import { periodsMessages as words } from '../periods.messages';
import { isClosingEarly } from '../periods.rules';
import type { PeriodChange, PeriodEntry } from '../periods.schema';
import { HandedInProgress } from './handed-in-progress';
import { PeriodNotes } from './period-notes';
import { PeriodStateBadge } from './period-state-badge';

type Props = {
  entries: readonly PeriodEntry[];
  changes: ReadonlyMap<number, PeriodChange[]>;
  /** Number of organisations that must report. */
  total: number;
  now: Date;
  /** URLs of the list of periods and of the overview of reports. */
  list: string;
  overview: string;
};

export function PeriodTable({ entries, changes, total, now, list, overview }: Props) {
  const columns: readonly Column<PeriodEntry>[] = [
    {
      key: 'name',
      title: words['periods.name'],
      isRowHeader: true,
      cell: (entry) => (
        <>
          <span className="font-strong">{entry.name}</span>
          {entry.way === 'province' && (
            <span className="block text-ink-2 text-xs">{words['periods.throughProvince']}</span>
          )}
          <PeriodNotes overlaps={entry.overlaps} early={isClosingEarly(entry)} changes={changes.get(entry.id) ?? []} />
        </>
      ),
    },
    { key: 'days', title: words['periods.days'], cell: (entry) => <PeriodDays {...entry} /> },
    { key: 'opensAt', title: words['periods.opensAt'], cell: ({ opensAt }) => <ListDateTime at={opensAt} /> },
    { key: 'closesAt', title: words['periods.closesAt'], cell: ({ closesAt }) => <ListDateTime at={closesAt} /> },
    { key: 'state', title: words['periods.state'], cell: (entry) => <PeriodStateBadge period={entry} now={now} /> },
    {
      key: 'progress',
      title: words['periods.progress'],
      cell: ({ handedIn, name }) => <HandedInProgress label={name} done={handedIn} of={Math.max(total, handedIn)} />,
    },
    {
      key: 'actions',
      title: words['periods.actions'],
      quiet: true,
      cell: (entry) => <Actions entry={entry} list={list} overview={overview} />,
    },
  ];
  return <ListTable label={words['periods.list']} columns={columns} rows={entries} />;
}

/** First and last counted day of a period. */
export function PeriodDays({ startsOn, endsOn }: Pick<PeriodEntry, 'startsOn' | 'endsOn'>) {
  return (
    <span className="tabular">
      <span className="whitespace-nowrap">{formatDate(new Date(startsOn))}</span> –{' '}
      <span className="whitespace-nowrap">{formatDate(new Date(endsOn))}</span>
    </span>
  );
}

function Actions({
  entry: { id, name, state, begun },
  list,
  overview,
}: { entry: PeriodEntry } & Pick<Props, 'list' | 'overview'>) {
  const isClosed = state === 'closed';
  const at = { path: list, id, name };
  const edit = words[isClosed ? 'periods.correct' : 'periods.edit'];
  return (
    <div className="-my-1 flex flex-wrap max-md:-ms-3">
      {state !== 'upcoming' && (
        <a
          href={`${overview}?period=${id}`}
          aria-label={`${words['periods.overview']} ${name}`}
          className={getButtonClass({ look: 'quiet', size: 'sm' }, 'whitespace-nowrap px-3!')}
        >
          <Table2 aria-hidden="true" className="size-4" />
          {words['periods.overview']}
        </a>
      )}
      <EntryLink
        kind="edit"
        {...at}
        words={isClosed ? edit : words['periods.editShort']}
        label={edit}
        icon={isClosed ? CalendarClock : Pencil}
      />
      {begun === 0 && <EntryLink kind="delete" {...at} words={words['periods.delete']} />}
    </div>
  );
}
