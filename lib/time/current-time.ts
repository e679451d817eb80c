import { getSingleton } from '@/lib/process/singleton';

/** The last agreed time, and the monotonic clock of this process at that moment, both in milliseconds. */
const agreed = getSingleton('current-time', () => ({ epochMs: Date.now(), at: performance.now() }));

/**
 * The agreed time in whole milliseconds since 1970: the database's, as last measured (lib/db/measure-time.ts), advanced
 * by the monotonic clock. It is unaffected if the clock of this machine is set back or differs from those of other
 * servers. Before the first measurement it is this machine's time at process start.
 *
 * For durations within one process use `performance.now()`.
 */
export const getCurrentMs = (at = performance.now()): number => Math.floor(agreed.epochMs + (at - agreed.at));

/** `getCurrentMs` as a Date. */
export const getCurrentTime = (): Date => new Date(getCurrentMs());

/** Sets the agreed time to `epochMs` for the moment at which the monotonic clock of this process showed `at`. */
export function setCurrentTime(epochMs: number, at: number): void {
  agreed.epochMs = epochMs;
  agreed.at = at;
}
