import { EmptyState } from '@/components/ui/empty-state';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatNumber } from '@/lib/time/format';
import { officeMoveMessages as words } from '../office.messages';
import type { OwnRun } from '../office.queries';
import { RunBadge } from './run-badge';

/** The newest runs of the office. */
export function OwnRuns({ runs, hrefOf }: { runs: readonly OwnRun[]; hrefOf: (run: OwnRun) => string }) {
  const source: Column<OwnRun> = {
    key: 'source',
    title: words['officeMove.source'],
    isRowHeader: true,
    cell: (run) => <RowTitle href={hrefOf(run)}>{run.name}</RowTitle>,
  };
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{words['officeMove.runs']}</h2>
      {runs.length === 0 ? (
        <EmptyState title={words['officeMove.noRuns']} text={words['officeMove.noRunsText']} />
      ) : (
        <ListTable label={words['officeMove.runs']} columns={[source, ...columns]} rows={runs} />
      )}
    </section>
  );
}

const columns: readonly Column<OwnRun>[] = [
  { key: 'when', title: words['officeMove.when'], cell: ({ startedAt }) => <ListDateTime at={startedAt} /> },
  { key: 'state', title: words['officeMove.state'], cell: ({ state }) => <RunBadge state={state} /> },
  ...(['written', 'unchanged', 'conflict', 'failed'] as const).map((name) => ({
    key: name,
    title: words[`officeMove.${name}`],
    number: true,
    cell: ({ counts }: OwnRun) => formatNumber(counts[name]),
  })),
];
