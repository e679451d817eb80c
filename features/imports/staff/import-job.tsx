import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { formatNumber } from '@/lib/time/format';
import { importsMessages as words } from '../imports.messages';
import type { ImportJob } from '../imports.queries';
import { type ImportChoice, importHref, isJobActive } from '../imports.rules';
import { type ImportRowEntry, importVerdicts } from '../imports.schema';
import { ImportStatusBadge } from './import-badges';
import { ImportProgress } from './import-progress';
import { ImportRows } from './import-rows';
import { CancelImportForm, ConfirmImportForm, RestartImportForm } from './job-forms';

type Props = {
  job: ImportJob;
  rows: readonly ImportRowEntry[];
  choice: ImportChoice;
  path: string;
  problem?: string;
  /** Work that follows a written import. */
  nextStep?: ReactNode;
};

/** Page of an import job: progress, results by row, and the next steps. */
export function ImportJobView({ job, rows, choice, path, problem, nextStep }: Props) {
  const { id, status, counts, total, unknown } = job;
  const at = importHref(path, { job: id });
  const running = isJobActive(status) && !job.isStale;
  const tabs = [undefined, ...importVerdicts];
  const hasRefused = counts.wrong > 0 && job.format !== '' && !running;
  const isFound = status === 'checked' || status === 'done';
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <ImportStatusBadge status={status} />
      </p>
      {running && <ImportProgress key={status} job={job} at={at} />}
      {isJobActive(status) && job.isStale && <Alert kind="warn">{words['imports.stale']}</Alert>}
      {problem && (
        <Alert kind="bad">
          {problem} {job.detail}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert kind="warn">
          {words['imports.unknown']} {unknown.join(', ')}
        </Alert>
      )}
      {status === 'done' && <Alert kind="ok">{words['imports.doneText']}</Alert>}
      {nextStep}
      {status === 'checked' && <ConfirmImportForm id={id} at={at} counts={counts} />}
      <div className="flex flex-wrap gap-3">
        {isFound && (
          <LinkButton href={`/api/v1/imports/${id}/results`} size="sm" download icon={Download}>
            {words['imports.results']}
          </LinkButton>
        )}
        {hasRefused && (
          <LinkButton href={`/api/v1/imports/${id}/refused`} size="sm" download icon={Download}>
            {`${words['imports.refusedFile']} (${formatNumber(counts.wrong)})`}
          </LinkButton>
        )}
        {total > 0 && (status === 'failed' || (isJobActive(status) && job.isStale)) && (
          <RestartImportForm id={id} at={at} />
        )}
        {(status === 'checked' || (status === 'failed' && total > 0)) && <CancelImportForm id={id} at={at} />}
      </div>
      {hasRefused && <p className="max-w-read text-ink-2 text-sm">{words['imports.refusedText']}</p>}
      {isFound && (
        <section>
          <ListTabs
            label={words['imports.verdict']}
            tabs={tabs.map((verdict) => ({
              key: verdict ?? 'all',
              label: words[`imports.verdict.${verdict ?? 'all'}`],
              href: importHref(path, { job: id, verdict }),
              count: verdict ? counts[verdict] : total,
              current: verdict === choice.verdict,
            }))}
          />
          <ImportRows kind={job.kind} rows={rows} />
          <ListFooter
            choice={choice}
            total={choice.verdict ? counts[choice.verdict] : total}
            hrefOf={({ page = 1 }) => importHref(path, { job: id, verdict: choice.verdict, page })}
            fixedSize
          />
        </section>
      )}
    </div>
  );
}
