import { pickMessage } from '@/lib/messages/message';
import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';
import { pictureMessages } from './picture-messages';

/**
 * Queue for image processing: one task at a time, so that the other processors stay free for readers.
 *
 * @throws AppError 'busy' with a retry time if the queue is full
 */
export const runPictureTask = createConcurrencyLimiter('pictures', {
  concurrency: 1,
  maxWaiting: 40,
  busyMessage: pickMessage(pictureMessages, 'media.busy'),
  retrySeconds: 10,
});
