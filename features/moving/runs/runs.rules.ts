import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';

/** Beginning of the days before now that a run reads; undefined for everything. */
export const toSince = (days: number | null | undefined): Date | undefined =>
  days === null || days === undefined ? undefined : new Date(getCurrentMs() - days * DAY_MS);
