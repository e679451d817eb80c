'use client';

import type { OnlineCounts } from '@/lib/online/schema';
import { useOnlineCounts } from './online-counts';

/** One count of those who are here now. */
export function OnlineFigure({ group, pollMs }: { group: keyof OnlineCounts; pollMs: number }) {
  const counts = useOnlineCounts(pollMs);
  return counts ? counts[group].toLocaleString('en-US') : '–';
}
