import { setTimeout as sleep } from 'node:timers/promises';
import { retryConflicts } from '@/lib/db/retry-conflicts';
import { AppError, isOutage } from '@/lib/errors/errors';
import { registerQueueGauge } from '@/lib/metrics/gauges';
import { getSingleton } from '@/lib/process/singleton';

type BatchOptions<T, R> = {
  /** Does what was gathered, in one transaction: one result for each, in the same order. */
  run: (items: readonly T[]) => Promise<readonly R[]>;
  /** How long the first of a batch waits for others, in milliseconds. */
  pauseMs: number;
  /** So many make a batch at most, and so many wait; whoever comes then is sent away. */
  maxBatch: number;
  maxWaiting: number;
};
type Waiting<T, R> = { item: T; resolve: (result: R) => void; reject: (reason: unknown) => void };

const RETRY_SECONDS = 1;

/**
 * Gathers what many ask for at the same time, so that one transaction does it for all of them (group commit). One batch
 * of this process runs at a time; other processes run theirs beside it.
 *
 * @param name unique in the project
 * @returns does one thing and comes back when its batch is committed; throws AppError 'busy' when too many wait, and whatever
 *   its batch failed with. A batch that met another writer is tried again, one that the database refuses is
 *   tried in halves, so that one thing that can't be done
 *   leaves the others done
 */
export function createBatcher<T, R>(name: string, gathering: BatchOptions<T, R>): (item: T) => Promise<R> {
  const { run, pauseMs, maxBatch, maxWaiting } = gathering;
  const state = getSingleton(`gather.${name}`, (): { waiting: Waiting<T, R>[]; working: boolean } => ({
    waiting: [],
    working: false,
  }));
  registerQueueGauge(name, () => state.waiting.length);
  const work = async () => {
    state.working = true;
    while (state.waiting.length > 0) {
      if (state.waiting.length < maxBatch) await sleep(pauseMs);
      await runBatch(state.waiting.splice(0, maxBatch), run);
    }
    state.working = false;
  };
  return (item) =>
    new Promise<R>((resolve, reject) => {
      if (state.waiting.length >= maxWaiting) throw new AppError('busy', 'errors.busy', {}, RETRY_SECONDS);
      state.waiting.push({ item, resolve, reject });
      if (!state.working) void work();
    });
}

/** Nobody hears of a result before the batch that it belongs to is committed. */
async function runBatch<T, R>(batch: readonly Waiting<T, R>[], run: BatchOptions<T, R>['run']): Promise<void> {
  try {
    const results = await retryConflicts(() => run(batch.map(({ item }) => item)));
    for (const [at, { resolve }] of batch.entries()) resolve(getResultAt(results, at));
  } catch (error) {
    if (batch.length === 1 || isOutage(error)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await runBatch(batch.slice(0, middle), run);
    await runBatch(batch.slice(middle), run);
  }
}

function getResultAt<R>(results: readonly R[], at: number): R {
  const result = results[at];
  if (result === undefined) throw new Error('a batch gave too few results');
  return result;
}
