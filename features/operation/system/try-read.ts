import { describeError, log } from '@/lib/log/log';
import { withTimeout } from '@/lib/process/timeout';

/** Time within which a fact is read; a page waits no longer for any of them. */
const READ_MS = 2_000;

/** Reads a fact; undefined if that fails or takes too long. */
export const tryRead = <T>(read: () => Promise<T>, ms = READ_MS): Promise<T | undefined> =>
  withTimeout(ms, read()).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'a fact of the system could not be read');
    return undefined;
  });
