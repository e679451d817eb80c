import { setTimeout as sleep } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { isTransientError } from './connection-error';
import { checkConnection } from './migrate';

/** Polling interval for an unavailable database, and interval between reports. */
const PAUSE_MS = 1_000;
const REPORT_MS = 60_000;

type WaitOptions = {
  /** Called at once with the reason, and again every minute. */
  report: (reason: string) => void;
  /** Ends the wait. */
  signal?: AbortSignal;
  pauseMs?: number;
  reportMs?: number;
};

/**
 * Waits until the database responds, without a time limit.
 *
 * @throws StartError at once for errors that waiting does not fix: a wrong password, a database that doesn't exist;
 *   AbortError on the signal
 */
export async function waitForDatabase(
  databaseUrl: string,
  { report, signal, pauseMs = PAUSE_MS, reportMs = REPORT_MS }: WaitOptions,
): Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    signal?.throwIfAborted();
    try {
      await checkConnection(databaseUrl);
      return;
    } catch (error) {
      if (!isTransientError(error) || !isNativeError(error)) throw error;
      if (performance.now() - saidAt >= reportMs) {
        report(error.message);
        saidAt = performance.now();
      }
    }
    await sleep(pauseMs, undefined, { signal });
  }
}
