import { isNativeError } from 'node:util/types';
import { getSingleton } from '@/lib/process/singleton';

const TOO_SLOW = /statement timeout/i;
/** Where everything is too slow, asking everything twice would make it slower still. */
const retryState = getSingleton('ask-again', () => ({ isUnderWay: false }));

/**
 * Asks the database, and once more where the statement took too long: the first search after a start reads from the disk
 * what the second finds in memory. One asks again at a time in a process; for others the first answer counts.
 *
 * @param ask one statement that only reads
 * @throws what the last try threw
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
