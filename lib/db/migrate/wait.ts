import { setTimeout as sleep } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { isTransientError } from './connection-error';
import { checkConnection } from './migrate';

/** How often a database that is away is asked, and how often it is said that it still is. */
const PAUSE_MS = 1_000;
const REPORT_MS = 60_000;

type WaitOptions = {
  /** Is told at once why there is no database, and once a minute that there still is none. */
  report: (reason: string) => void;
  /** Ends the waiting. */
  signal?: AbortSignal;
  pauseMs?: number;
  reportMs?: number;
};

/**
 * Returns when the database answers, however long that takes.
 *
 * @throws StartError at once for what waiting does not mend: a wrong password, a database that isn't there; AbortError when
 *   the signal comes
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
