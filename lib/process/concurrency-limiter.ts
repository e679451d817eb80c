import { AppError } from '@/lib/errors/errors';
import { registerQueueGauge } from '@/lib/metrics/gauges';
import { getSingleton } from './singleton';

type Queue = { running: number; waiting: Array<() => void> };
type ConcurrencyLimits = {
  /** Runs at a time in one process, and further ones that wait. */
  concurrency: number;
  maxWaiting: number;
  /** Told to those who find no place to wait, with the seconds after which they may come again. */
  busyMessage: string;
  retrySeconds: number;
};

/**
 * Heavy work of one kind, a little of it at a time, in the order in which it came.
 *
 * @param name of the queue in metrics; unique
 * @returns what runs work in turn; it throws AppError 'busy' with the time of the next try when too much is waiting already
 */
export function createConcurrencyLimiter(
  name: string,
  { concurrency, maxWaiting, busyMessage, retrySeconds }: ConcurrencyLimits,
) {
  const queue = getSingleton(`turns.${name}`, () => {
    const made: Queue = { running: 0, waiting: [] };
    registerQueueGauge(name, () => made.waiting.length);
    return made;
  });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.running >= concurrency) {
      if (queue.waiting.length >= maxWaiting) throw new AppError('busy', busyMessage, {}, retrySeconds);
      // Whoever ends hands its place over, so nobody comes in between.
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
