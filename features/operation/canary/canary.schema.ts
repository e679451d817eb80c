import { MINUTE_MS } from '@/lib/time/units';

/** Time between two publications of the canary. */
export const BEAT_MS = 5 * MINUTE_MS;
/** Time after which a canary that nobody saw is given up. */
export const PATIENCE_MS = 30_000;
/** Time in which readers should see what was published. */
export const LATE_MS = 10_000;

/** A finished publication: `visibleMs` is null if it was not seen in time. */
export type CanaryBeat = { at: Date; visibleMs: number | null };
