import { isNativeError } from 'node:util/types';
import { codeOf } from './code-of';

/** How often a transaction is begun at most. */
const TRIES = 3;
/** PostgreSQL's word for a deadlock, in the message of a statement of our own. */
const DEADLOCK = /\b40P01\b/;

/**
 * Runs a transaction, and again where PostgreSQL gave it up so that another could go on: nothing of it was written, and the
 * other one is through.
 *
 * @throws what the last try threw
 */
export async function retryDeadlock<R>(transaction: () => Promise<R>): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

/** Prisma has a code of its own for its statements; of ours it tells PostgreSQL's. */
const isDeadlock = (error: unknown): boolean =>
  codeOf(error) === 'P2034' || (isNativeError(error) && DEADLOCK.test(error.message));
