import { getSingleton } from '@/lib/process/singleton';

/** The moment that was last agreed on, and where the monotonic clock of this process stood then, both in milliseconds. */
const agreed = getSingleton('current-time', () => ({ epochMs: Date.now(), at: performance.now() }));

/**
 * The time that decides, in whole milliseconds since 1970: the database's, as it was last measured (lib/db/measure-time.ts),
 * carried on by the monotonic clock. A clock of this machine that is set back or runs apart from those of other servers
 * changes nothing. Before the first measurement it is this machine's time as the process began.
 *
 * For how long something lasts within one process use `performance.now()`.
 */
export const getCurrentMs = (at = performance.now()): number => Math.floor(agreed.epochMs + (at - agreed.at));

/** `getCurrentMs` as a Date. */
export const getCurrentTime = (): Date => new Date(getCurrentMs());

/** Agrees that it was `epochMs` when the monotonic clock of this process stood at `at`. */
export function setCurrentTime(epochMs: number, at: number): void {
  agreed.epochMs = epochMs;
  agreed.at = at;
}
