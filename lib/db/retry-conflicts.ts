import { setTimeout as sleep } from 'node:timers/promises';
import { collectErrorCodes } from '@/lib/log/error-code';

/** Transactions that PostgreSQL gave up so that others could go on: a deadlock, a lost race. */
export const TRANSACTION_CONFLICTS: readonly string[] = ['40P01', '40001', 'P2034'];
/** The same, and a key that another writer has just taken. */
const WRITE_CONFLICTS: readonly string[] = [...TRANSACTION_CONFLICTS, '23505', 'P2002'];
/** So often something is tried at most, after a pause of up to so many milliseconds times the tries before. */
const TRIES = 4;
const PAUSE_MS = 20;

/**
 * Does what another writer may get in the way of, again where it did. Each try is a whole: one statement or one transaction.
 *
 * @param conflicts the codes after which it is tried again
 * @throws what the last try threw, and at once whatever is no conflict
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
