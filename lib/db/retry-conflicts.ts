import { setTimeout as sleep } from 'node:timers/promises';
import { collectErrorCodes } from '@/lib/log/error-code';

/** Codes of transactions that PostgreSQL aborted in favour of others: a deadlock, a serialization failure. */
export const TRANSACTION_CONFLICTS: readonly string[] = ['40P01', '40001', 'P2034'];
/** Transaction conflicts, and a unique key that another writer has just taken. */
const WRITE_CONFLICTS: readonly string[] = [...TRANSACTION_CONFLICTS, '23505', 'P2002'];
/** Maximum number of attempts; the pause is a random time up to `PAUSE_MS` times the number of attempts so far. */
const TRIES = 4;
const PAUSE_MS = 20;

/**
 * Retries a write that conflicts with another writer. Each attempt is self-contained: one statement or one transaction.
 *
 * @param conflicts the codes that lead to a retry
 * @throws the error of the last attempt, and at once any error that is not a conflict
 */
export async function retryConflicts<R>(run: () => Promise<R>, conflicts = WRITE_CONFLICTS): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !collectErrorCodes(error).some((code) => conflicts.includes(code))) throw error;
    }
    await sleep(Math.random() * PAUSE_MS * tries);
  }
}
