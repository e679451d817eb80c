import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import Tinypool from 'tinypool';
import { AppError } from '@/lib/errors/errors';
import { shared } from '@/lib/process/shared';
import { watchQueue } from '../metrics/gauges';

/** So many hashes are made at once at most, and so many wait; whoever comes then is sent away. */
const MAX_AT_ONCE = 4;
const MAX_WAITING = 32;
/** A queue of 32 behind four workers is worked off in about this time. */
const RETRY_SECONDS = 5;
const IDLE_MS = 30_000;

type Task = { text: string; cost: number } | { text: string; stored: string };

const pool = () =>
  shared('hash.pool', () => {
    const made = new Tinypool({
      filename: resolve(/* turbopackIgnore: true */ process.cwd(), 'lib/auth/hash-worker.mjs'),
      minThreads: 0,
      maxThreads: Math.min(MAX_AT_ONCE, availableParallelism()),
      maxQueue: MAX_WAITING,
      idleTimeout: IDLE_MS,
      runtime: 'worker_threads',
    });
    watchQueue('passwords', () => made.queueSize);
    return made;
  });

/**
 * Lets a worker thread hash or compare.
 *
 * @throws AppError 'busy' when too many wait already
 */
export async function hashInPool(task: Task): Promise<unknown> {
  refuseWhileFull();
  return pool().run(task);
}

/**
 * Sends away whoever would wait in vain, before anything else is done for them.
 *
 * @throws AppError 'busy' when too many wait already
 */
export function refuseWhileFull(): void {
  if (pool().queueSize >= MAX_WAITING) throw new AppError('busy', 'errors.busy', {}, RETRY_SECONDS);
}
