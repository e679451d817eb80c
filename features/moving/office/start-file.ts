import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { portal, startMoveInBackground } from '../runs/background';
import { startWordpressRun } from '../wordpress/move-from-wordpress';
import { assertMaySource, noteOwnFile } from './office.commands';
import { requireOfficeId, toOfficeOptions } from './office.rules';
import { fileInput } from './office.schema';
import { takeUpload } from './upload';

/**
 * Begins to look at an uploaded WordPress file for the viewer's office: a dry run, for the portal to carry out.
 *
 * @param raw the fields of `fileInput`
 * @returns id of the run
 * @throws AppError 'forbidden', 'invalid' for a file of something else, 'conflict' while a run of its site is on its way
 */
export async function startOwnFile(raw: unknown, viewer: Viewer): Promise<{ id: number }> {
  assertCan(viewer, 'news.import');
  const { key, name, ...wishes } = parseInput(fileInput, raw);
  const options = toOfficeOptions(viewer, wishes);
  await assertMaySource(viewer);
  const { path, remove } = await takeUpload(viewer, key);
  try {
    const move = { file: path, name: `office ${requireOfficeId(viewer)}`, isDry: true, options };
    // The office's right was checked; the options confine the run to it.
    const { id } = await startWordpressRun(move, portal);
    await noteOwnFile({ id, name }, viewer);
    await startMoveInBackground(id);
    return { id };
  } catch (error) {
    await remove();
    throw error;
  }
}
