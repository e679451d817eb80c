import { DateTime } from '@/components/ui/date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { moveScreenMessages as words } from '../move-screen.messages';
import { toRunHref } from '../move-screen.rules';
import type { RunRow } from '../sources.queries';
import { RunBadges } from './run-badges';

type Props = { label: string; rows: readonly RunRow[]; path: string; isNightly?: boolean };

/** Runs, each with its state and its numbers. */
export function RunTable({ label, rows, path, isNightly = false }: Props) {
  const columns: readonly Column<RunRow>[] = [
    {
      key: 'run',
      title: words[isNightly ? 'moveScreen.night' : 'moveScreen.run'],
      isRowHeader: true,
      cell: ({ id, startedAt }) => (
        <a href={toRunHref(path, id)} className="font-normal text-link hover:underline">
          {!isNightly && <span className="md:hidden">{words['moveScreen.run']} </span>}
          {isNightly ? <DateTime at={startedAt} /> : formatNumber(id)}
        </a>
      ),
    },
    ...(isNightly
      ? []
      : [
          {
            key: 'started',
            title: words['moveScreen.startedAt'],
            cell: ({ startedAt }: RunRow) => <DateTime at={startedAt} />,
          },
        ]),
    {
      key: 'status',
      title: words['moveScreen.status'],
      cell: (run) => (
        <span className="flex flex-wrap gap-2 max-md:justify-end">
          <RunBadges run={isNightly ? { ...run, isNightly: false } : run} />
        </span>
      ),
    },
    { key: 'new', title: words['moveScreen.new'], number: true, cell: ({ made }) => formatNumber(made) },
    {
      key: 'changed',
      title: words['moveScreen.changed'],
      number: true,
      cell: ({ written, made }) => formatNumber(written - made),
    },
    {
      key: 'conflicts',
      title: words['moveScreen.conflicts'],
      number: true,
      cell: ({ conflicts }) => formatNumber(conflicts),
    },
    { key: 'failed', title: words['moveScreen.failed'], number: true, cell: ({ failed }) => formatNumber(failed) },
  ];
  return <ListTable label={label} columns={columns} rows={rows} />;
}
