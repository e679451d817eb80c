import { callInternal } from './internal-call';
import { INTERNAL_PATHS, type RenderWorkerClient } from './render-worker-client';

/**
 * Checks that there are render workers and that each of them can write to the database.
 *
 * @throws Error with the code of a lost connection otherwise
 */
export async function assertWorkersReady(processes: readonly RenderWorkerClient[]): Promise<void> {
  if (processes.length === 0) await callInternal(undefined, INTERNAL_PATHS.ready);
  await Promise.all(processes.map((process) => callInternal(process, INTERNAL_PATHS.ready)));
}
