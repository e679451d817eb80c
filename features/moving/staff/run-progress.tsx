'use client';

import { useEffect } from 'react';
import { z } from 'zod';
import { ProgressBar } from '@/components/ui/progress-bar';
import { usePolled } from '@/components/ui/use-polled';
import { formatNumber } from '@/lib/time/format';
import { moveScreenMessages as words } from '../move-screen.messages';
import type { RunProgress } from '../runs/run-page.queries';

const POLL_MS = 2_000;

const polledProgress = z.object({
  ...{ status: z.string(), isActive: z.boolean(), isWaiting: z.boolean(), step: z.string(), detail: z.string() },
  ...{ done: z.number().optional(), total: z.number().optional() },
});

/** Progress of a run on its way. The page is loaded anew when it has ended; without script by the link. */
export function RunProgressView({ run, at }: { run: RunProgress; at: string }) {
  const polled = usePolled(`/api/v1/moves/${run.id}`, polledProgress, run, POLL_MS, {
    refreshWhenHidden: true,
    revalidateOnFocus: false,
  });
  const { step, detail, done, total, isWaiting } = polled ?? run;
  useEffect(() => {
    if (polled && (polled.status !== run.status || !polled.isActive)) window.location.reload();
  }, [polled, run.status]);
  const numbers =
    done === undefined
      ? ''
      : [formatNumber(done), ...(total ? [words['moveScreen.of'], formatNumber(total)] : [])].join(' ');
  return (
    <div className="grid max-w-xl gap-2">
      <ProgressBar
        label={words['moveScreen.progress']}
        done={total ? done : undefined}
        of={total ?? 0}
        className="h-3"
      />
      <p role="status" className="tabular wrap-anywhere text-sm">
        {isWaiting ? words['moveScreen.waiting'] : [step, numbers, detail].filter(Boolean).join(' ')}
      </p>
      <noscript>
        <a href={at} className="font-normal text-link underline">
          {words['moveScreen.reload']}
        </a>
      </noscript>
    </div>
  );
}
