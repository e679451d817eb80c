import { isNativeError } from 'node:util/types';
import { getSingleton } from '@/lib/process/singleton';

const TOO_SLOW = /statement timeout/i;
/** Only one retry at a time: if everything is slow, retrying everything would make it slower. */
const retryState = getSingleton('search.retry', () => ({ isUnderWay: false }));

/**
 * Runs a query and retries it once after a statement timeout: the first search after a start reads from disk, the
 * second from memory. Only one retry runs at a time per process; other callers get the timeout.
 *
 * @param ask a single read-only statement
 * @throws the error of the last attempt
 */
export async function retryOnTimeout<R>(ask: () => Promise<R>): Promise<R> {
  return ask().catch((error: unknown) => {
    if (retryState.isUnderWay || !isNativeError(error) || !TOO_SLOW.test(error.message)) throw error;
    retryState.isUnderWay = true;
    return ask().finally(() => {
      retryState.isUnderWay = false;
    });
  });
}
