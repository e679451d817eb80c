import { AppError } from '@/lib/errors/errors';
import { watchQueue } from '@/lib/metrics/gauges';
import { shared } from './shared';

type Queue = { running: number; waiting: Array<() => void> };
type Turns = {
  /** Runs at a time in one process, and further ones that wait. */
  atOnce: number;
  waiting: number;
  /** Told to those who find no place to wait, with the seconds after which they may come again. */
  key: string;
  retrySeconds: number;
};

/**
 * Heavy work of one kind, a little of it at a time, in the order in which it came.
 *
 * @param name of the queue in metrics; unique
 * @returns what runs work in turn; it throws AppError 'busy' with the time of the next try when too much is waiting already
 */
export function openTurns(name: string, { atOnce, waiting, key, retrySeconds }: Turns) {
  const queue = shared(`turns.${name}`, () => {
    const made: Queue = { running: 0, waiting: [] };
    watchQueue(name, () => made.waiting.length);
    return made;
  });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.running >= atOnce) {
      if (queue.waiting.length >= waiting) throw new AppError('busy', key, {}, retrySeconds);
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
