import { AppError } from '../errors';
import { watchQueue } from '../metrics/gauges';
import { shared } from '../shared';

/** Pictures that one process makes at a time; two processors are left to readers where there are more. */
const AT_ONCE = 1;
/** So many wait behind them; further ones are told to come back. */
const WAITING = 40;
const RETRY_SECONDS = 10;

type Queue = { running: number; waiting: Array<() => void> };

const queue = shared('media.queue', () => {
  const made: Queue = { running: 0, waiting: [] };
  watchQueue('pictures', () => made.waiting.length);
  return made;
});

/**
 * Runs heavy work, a little of it at a time, in the order in which it came.
 *
 * @throws AppError 'busy' with the time of the next try when too much is waiting already
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.running >= AT_ONCE) {
    if (queue.waiting.length >= WAITING) throw new AppError('busy', 'media.busy', {}, RETRY_SECONDS);
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
}
