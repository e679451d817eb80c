'use client';

import useSWR from 'swr';
import type { OnlineCounts } from '@/lib/online/schema';

const ADDRESS = '/api/v1/online';

/** One count, asked anew every `pollMs` milliseconds while the page is visible; all figures of a page share one request. */
export function OnlineFigure({ group, pollMs }: { group: keyof OnlineCounts; pollMs: number }) {
  const { data } = useSWR<OnlineCounts>(ADDRESS, readCounts, {
    refreshInterval: pollMs,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data ? data[group].toLocaleString('en-US') : '–';
}

async function readCounts(address: string): Promise<OnlineCounts> {
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
