import { pictureMessages } from '@/lib/files/picture-messages';
import { pickMessage } from '@/lib/messages/message';
import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';

/**
 * Queue for the covers that readers cause to be drawn: one at a time, and apart from the pictures that staff upload, so
 * that neither waits for the other.
 *
 * @throws AppError 'busy' with a retry time if the queue is full
 */
export const runDrawTask = createConcurrencyLimiter('covers', {
  concurrency: 1,
  maxWaiting: 60,
  busyMessage: pickMessage(pictureMessages, 'media.busy'),
  retrySeconds: 5,
});
