'use client';

import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { usePolled } from '@/components/ui/use-polled';
import { firstPasswordMessages as words } from '../first-passwords/first-passwords.messages';
import type { SlipStatus } from '../first-passwords/first-passwords.schema';

const POLL_MS = 1_500;
const slipStatus = z.object({ status: z.string() });

/** Reloads the page when the status of its slips changes; without script by the link. */
export function SlipJobProgress({ id, status, at }: { id: number; status: SlipStatus; at: string }) {
  const since = useMemo(() => ({ id, status }), [id, status]);
  const polled = usePolled(`/api/v1/slips/${id}`, slipStatus, since, POLL_MS, {
    refreshWhenHidden: true,
    revalidateOnFocus: false,
  });
  useEffect(() => {
    const isBegun = status === 'waiting' && polled?.status === 'making';
    if (polled && polled.status !== status && !isBegun) window.location.reload();
  }, [polled, status]);
  return (
    <noscript>
      <a href={at} className="font-normal text-link underline">
        {words['firstPasswords.job.reload']}
      </a>
    </noscript>
  );
}
