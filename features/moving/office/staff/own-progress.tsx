'use client';

import { useEffect } from 'react';
import { z } from 'zod';
import { ProgressBar } from '@/components/ui/progress-bar';
import { usePolled } from '@/components/ui/use-polled';
import { formatNumber } from '@/lib/time/format';
import { officeMoveMessages as words } from '../office.messages';

const POLL_MS = 1_500;
const progressSchema = z.object({
  ...{ state: z.string(), running: z.boolean(), step: z.string(), detail: z.string() },
  done: z.number().optional(),
  total: z.number().optional(),
});

type Props = {
  id: number;
  state: string;
  progress: { step: string; detail: string; done?: number | undefined; total?: number | undefined };
  at: string;
};

/** Progress of a running move. The page is read again when it ends; without script by the link. */
export function OwnProgress({ id, state, progress, at }: Props) {
  const polled = usePolled(`/api/v1/own-moves/${id}`, progressSchema, progress, POLL_MS, {
    refreshWhenHidden: true,
    revalidateOnFocus: false,
  });
  const { step, detail, done, total } = polled ?? progress;
  useEffect(() => {
    if (polled && (polled.state !== state || !polled.running)) window.location.reload();
  }, [polled, state]);
  const numbers =
    done === undefined
      ? detail
      : `${formatNumber(done)}${total === undefined ? '' : ` ${words['officeMove.of']} ${formatNumber(total)}`}`;
  return (
    <div className="grid max-w-xl gap-2">
      <ProgressBar
        label={words['officeMove.progress']}
        done={total === undefined ? undefined : done}
        of={total ?? 0}
        className="h-3"
      />
      <p role="status" className="tabular text-sm">
        {step} {numbers}
      </p>
      <noscript>
        <a href={at} className="font-normal text-link underline">
          {words['officeMove.reload']}
        </a>
      </noscript>
    </div>
  );
}
