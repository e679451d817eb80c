'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatNumber } from '@/lib/time/format';
import { importsMessages as words } from '../imports.messages';
import type { ImportJob } from '../imports.schema';

const POLL_MS = 1_500;

const progressResponse = z.object({
  data: z.object({ status: z.string(), progress: z.number(), total: z.number(), running: z.boolean() }),
});

/** Progress of a running job. The page is refreshed when the status changes; without script by the link. */
export function ImportProgress({
  job,
  at,
}: {
  job: Pick<ImportJob, 'id' | 'status' | 'progress' | 'total'>;
  at: string;
}) {
  const [done, setDone] = useState(job.progress);
  useEffect(() => {
    const ask = async () => {
      const found = await fetch(`/api/v1/imports/${job.id}`, { cache: 'no-store' }).catch(() => undefined);
      const read = progressResponse.safeParse(found?.ok ? await found.json() : undefined);
      if (!read.success) return;
      const { status, progress, running } = read.data.data;
      setDone(progress);
      if (status !== job.status || !running) window.location.reload();
    };
    const timer = setInterval(ask, POLL_MS);
    return () => clearInterval(timer);
  }, [job.id, job.status]);
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
