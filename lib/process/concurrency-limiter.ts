import { AppError } from '@/lib/errors/errors';
import type { KeyedMessage } from '@/lib/messages/message';
import { registerQueueGauge } from '@/lib/metrics/gauges';
import { getSingleton } from './singleton';

type Queue = { running: number; waiting: Array<() => void> };
type ConcurrencyLimits = {
  /** Maximum number of tasks running at a time in one process, and of tasks waiting. */
  concurrency: number;
  maxWaiting: number;
  /** Message for callers that find the queue full, and the seconds after which they may retry. */
  busyMessage: KeyedMessage;
  retrySeconds: number;
};

/**
 * Limits heavy work of one kind to a few tasks at a time, in the order of the calls.
 *
 * @param name of the queue in metrics; unique
 * @returns runs work in turn; throws AppError 'busy' with the time of the next try when the queue is full
 */
export function createConcurrencyLimiter(
  name: string,
  { concurrency, maxWaiting, busyMessage, retrySeconds }: ConcurrencyLimits,
) {
  const queue = getSingleton(`concurrency.${name}`, () => {
    const made: Queue = { running: 0, waiting: [] };
    registerQueueGauge(name, () => made.waiting.length);
    return made;
  });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.running >= concurrency) {
      if (queue.waiting.length >= maxWaiting) throw new AppError('busy', busyMessage, {}, retrySeconds);
      // A finished task hands its slot over, so that no new one gets in between.
      await new Promise<void>((resolve) => queue.waiting.push(resolve));
    } else {
      queue.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
    }
  };
}
