import type { Viewer } from '@/lib/auth/viewer';
import { countOpenConflicts, listOpenConflicts } from './conflict.queries';
import { decideConflicts } from './decide.commands';
import { DECIDE_BATCH } from './decide.schema';

/** Batches of one request, so that it ends before its sender gives up; the rest takes another press. */
const BATCHES = 20;

/**
 * Decides all conflicts of a run in the same way, a batch in each transaction.
 *
 * @returns the number decided, and of those left for another call
 * @throws AppError as `decideConflicts`
 */
export async function decideAll(
  { runId, decision }: { runId: unknown; decision: unknown },
  viewer: Viewer,
): Promise<{ done: number; left: number }> {
  let done = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const oldIds = await listOpenConflicts(Number(runId), DECIDE_BATCH);
    // The first call tells a wrong run or choice, also where there is nothing to decide.
    if (oldIds.length === 0 && batch > 0) break;
    const decided = await decideConflicts({ runId, oldIds, decision }, viewer);
    done += decided.done;
    // Those without what they need stay where they are.
    if (decided.done === 0) break;
  }
  return { done, left: await countOpenConflicts(Number(runId)) };
}
