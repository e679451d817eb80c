import { setTimeout as sleep } from 'node:timers/promises';
import { retryConflicts } from '@/lib/db/retry-conflicts';
import { AppError, isOutage } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { registerQueueGauge } from '@/lib/metrics/gauges';
import { getSingleton } from '@/lib/process/singleton';

type BatchOptions<T, R> = {
  /** Processes a batch in one transaction: one result for each item, in the same order. */
  run: (items: readonly T[]) => Promise<readonly R[]>;
  /** Time that the first item of a batch waits for others, in milliseconds. */
  pauseMs: number;
  /** Maximum batch size and queue length; beyond it callers get `busy`. */
  maxBatch: number;
  maxWaiting: number;
};
type Waiting<T, R> = { item: T; resolve: (result: R) => void; reject: (reason: unknown) => void };

const RETRY_SECONDS = 1;

/**
 * Batches concurrent items, so that one transaction processes them all (group commit). One batch of this process runs
 * at a time; other processes run theirs beside it.
 *
 * @param name unique in the project
 * @returns processes one item and resolves when its batch is committed; throws AppError 'busy' when too many wait, and
 *   the error of its batch. A batch that met a conflicting write is retried; one that the database rejects is tried in
 *   halves, so that one bad item doesn't fail the others
 */
export function createBatcher<T, R>(name: string, gathering: BatchOptions<T, R>): (item: T) => Promise<R> {
  const { run, pauseMs, maxBatch, maxWaiting } = gathering;
  const state = getSingleton(`batch.${name}`, (): { waiting: Waiting<T, R>[]; working: boolean } => ({
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
      if (state.waiting.length >= maxWaiting)
        throw new AppError('busy', pickMessage(errorMessages, 'errors.busy'), {}, RETRY_SECONDS);
      state.waiting.push({ item, resolve, reject });
      if (!state.working) void work();
    });
}

/** Runs a batch; results are delivered only after its commit. */
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
