import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatNumber } from '@/lib/time/format';
import { importsMessages as words } from '../imports.messages';
import type { ImportJob } from '../imports.queries';
import { ImportStatusBadge } from './import-badges';

/** Recent imports of the viewer. */
export function ImportJobs({ jobs, hrefOf }: { jobs: readonly ImportJob[]; hrefOf: (job: ImportJob) => string }) {
  const file: Column<ImportJob> = {
    key: 'file',
    title: words['imports.fileName'],
    isRowHeader: true,
    cell: (job) => <RowTitle href={hrefOf(job)}>{job.fileName}</RowTitle>,
  };
  return (
    <section className="mt-10 grid grid-cols-1 gap-3">
      <h2 className="text-lg">{words['imports.jobs']}</h2>
      {jobs.length === 0 ? (
        <p className="text-ink-2 text-sm">{words['imports.noJobs']}</p>
      ) : (
        <ListTable label={words['imports.jobs']} columns={[file, ...columns]} rows={jobs} />
      )}
    </section>
  );
}

const columns: readonly Column<ImportJob>[] = [
  { key: 'when', title: words['imports.when'], cell: ({ createdAt }) => <ListDateTime at={createdAt} /> },
  { key: 'status', title: words['imports.state'], cell: ({ status }) => <ImportStatusBadge status={status} /> },
  { key: 'rows', title: words['imports.rows'], number: true, cell: ({ total }) => formatNumber(total) },
];
