import { setTimeout as sleep } from 'node:timers/promises';
import { codesOf } from './code-of';

/** What two writers at the same time do to each other: a deadlock, a lost race, a key that another has just taken. */
const CONFLICTS = new Set(['40P01', '40001', 'P2034', '23505', 'P2002']);
/** So often something is tried at most, after a pause of up to so many milliseconds times the tries before. */
const TRIES = 4;
const PAUSE_MS = 20;

/**
 * Does what another writer may get in the way of, again where it did. Each try is a whole: one statement or one transaction.
 *
 * @throws what the last try threw, and at once whatever is no conflict
 */
export async function retryConflicts<R>(run: () => Promise<R>): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !codesOf(error).some((code) => CONFLICTS.has(code))) throw error;
    }
    await sleep(Math.random() * PAUSE_MS * tries);
  }
}
