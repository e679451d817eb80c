import { askInner } from './ask-inner';
import { INNER_PATHS, type RenderProcess } from './render-process';

/**
 * Does nothing while there are processes that draw pages and each of them can write to the database.
 *
 * @throws Error with the code of a lost connection otherwise
 */
export async function assertDrawing(processes: readonly RenderProcess[]): Promise<void> {
  if (processes.length === 0) await askInner(undefined, INNER_PATHS.ready);
  await Promise.all(processes.map((process) => askInner(process, INNER_PATHS.ready)));
}
