import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { importsMessages as words } from '../imports.messages';
import type { ImportJob } from '../imports.schema';
import { ImportStatusBadge } from './import-badges';

/** Recent imports of the viewer. */
export function ImportJobs({ jobs, hrefOf }: { jobs: readonly ImportJob[]; hrefOf: (job: ImportJob) => string }) {
  const file: Column<ImportJob> = {
    key: 'file',
    title: words['imports.fileName'].th,
    isRowHeader: true,
    cell: (job) => (
      <a href={hrefOf(job)} className="wrap-anywhere font-strong text-ink hover:text-link hover:underline">
        {job.fileName}
      </a>
    ),
  };
  return (
    <section className="mt-10 grid grid-cols-1 gap-3">
      <h2 className="text-lg">{words['imports.jobs'].th}</h2>
      {jobs.length === 0 ? (
        <p className="text-ink-2 text-sm">{words['imports.noJobs'].th}</p>
      ) : (
        <ListTable
          label={words['imports.jobs'].th}
          columns={[file, ...columns]}
          rows={jobs}
          getRowId={({ id }) => id}
        />
      )}
    </section>
  );
}

const columns: readonly Column<ImportJob>[] = [
  { key: 'when', title: words['imports.when'].th, cell: ({ createdAt }) => <ListDateTime at={createdAt} /> },
  { key: 'status', title: words['imports.state'].th, cell: ({ status }) => <ImportStatusBadge status={status} /> },
  { key: 'rows', title: words['imports.rows'].th, number: true, cell: ({ total }) => formatNumber(total) },
];
