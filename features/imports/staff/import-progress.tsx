'use client';

import { useEffect } from 'react';
import { z } from 'zod';
import { ProgressBar } from '@/components/ui/progress-bar';
import { usePolled } from '@/components/ui/use-polled';
import { formatNumber } from '@/lib/time/format';
import { importsMessages as words } from '../imports.messages';
import type { ImportJob } from '../imports.queries';

const POLL_MS = 1_500;

const importProgress = z.object({ status: z.string(), progress: z.number(), running: z.boolean() });

/** Progress of a running job. The page is refreshed when the status changes; without script by the link. */
export function ImportProgress({
  job,
  at,
}: {
  job: Pick<ImportJob, 'id' | 'status' | 'progress' | 'total'>;
  at: string;
}) {
  const polled = usePolled(`/api/v1/imports/${job.id}`, importProgress, job, POLL_MS, {
    refreshWhenHidden: true,
    revalidateOnFocus: false,
  });
  const done = polled?.progress ?? job.progress;
  useEffect(() => {
    if (polled && (polled.status !== job.status || !polled.running)) window.location.reload();
  }, [polled, job.status]);
  const label = `${words[`imports.status.${job.status}`]} ${formatNumber(done)} ${words['imports.of']} ${formatNumber(job.total)}`;
  return (
    <div className="grid max-w-xl gap-2">
      <ProgressBar label={words['imports.progress']} done={done} of={job.total} className="h-3" />
      <p role="status" className="tabular text-sm">
        {label}
      </p>
      <noscript>
        <a href={at} className="font-normal text-link underline">
          {words['imports.reload']}
        </a>
      </noscript>
    </div>
  );
}
