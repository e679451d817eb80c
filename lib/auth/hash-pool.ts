import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import Tinypool from 'tinypool';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { getSingleton } from '@/lib/process/singleton';
import { registerQueueGauge } from '../metrics/gauges';

/** Maximum number of worker threads and queue length; beyond it callers get `busy`. */
const MAX_THREADS = 4;
const MAX_WAITING = 32;
/** Time in which four workers finish a queue of 32, roughly. */
const RETRY_SECONDS = 5;
const IDLE_MS = 30_000;

type HashTask = { text: string; cost: number } | { text: string; stored: string };

const getPool = () =>
  getSingleton('hash.pool', () => {
    const made = new Tinypool({
      filename: resolve(/* turbopackIgnore: true */ process.cwd(), 'lib/auth/hash-worker.mjs'),
      minThreads: 0,
      maxThreads: Math.min(MAX_THREADS, availableParallelism()),
      maxQueue: MAX_WAITING,
      idleTimeout: IDLE_MS,
      runtime: 'worker_threads',
    });
    registerQueueGauge('passwords', () => made.queueSize);
    return made;
  });

/**
 * Hashes or compares in a worker thread.
 *
 * @throws AppError 'busy' when too many wait already
 */
export async function hashInPool(task: HashTask): Promise<unknown> {
  rejectIfQueueFull();
  return getPool().run(task);
}

/**
 * Fails fast when the hashing queue is full, before any other work.
 *
 * @throws AppError 'busy' when too many wait already
 */
export function rejectIfQueueFull(): void {
  if (getPool().queueSize >= MAX_WAITING)
    throw new AppError('busy', pickMessage(errorMessages, 'errors.busy'), {}, RETRY_SECONDS);
}
