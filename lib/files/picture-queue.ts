import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';

/**
 * Runs work on pictures in turn: one at a time, as two processors are left to readers where there are more.
 *
 * @throws AppError 'busy' with the time of the next try when too much is waiting already
 */
export const runPictureTask = createConcurrencyLimiter('pictures', {
  concurrency: 1,
  maxWaiting: 40,
  busyMessage: 'media.busy',
  retrySeconds: 10,
});
