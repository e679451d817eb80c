import { randomBytes } from 'node:crypto';
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '@/lib/log/error-code';
import { HOUR_MS } from '@/lib/time/units';

const RANDOM_BYTES = 6;
const DRAFT = /\.[0-9a-f]{12}$/;
/** Age after which a draft is abandoned. */
const STALE_MS = HOUR_MS;

/** Path of the draft of a file, in the same folder: the draft is renamed once it is complete. */
export const toDraftPath = (path: string): string => `${path}.${randomBytes(RANDOM_BYTES).toString('hex')}`;

/**
 * Deletes the drafts that a killed process left in a folder more than an hour ago; a missing folder has none.
 *
 * @returns the number of deleted files
 */
export async function deleteStaleDrafts(folder: string, now = Date.now()): Promise<number> {
  let removed = 0;
  for await (const name of listFiles(folder)) {
    if (!DRAFT.test(name)) continue;
    const path = join(/* turbopackIgnore: true */ folder, name);
    if (now - (await getModifiedMs(path, now)) <= STALE_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** The names of the files in a folder, one by one; none for a missing folder. */
export async function* listFiles(folder: string): AsyncGenerator<string, void> {
  const opened = await opendir(/* turbopackIgnore: true */ folder).catch(ignoreMissing);
  if (!opened) return;
  for await (const entry of opened) if (entry.isFile()) yield entry.name;
}

/** Falls back to `now`: another process may have renamed or deleted the file. */
const getModifiedMs = (path: string, now: number): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );

/** For `catch`: a missing file or folder is no error. */
export function ignoreMissing(error: unknown): undefined {
  if (getErrorCode(error) !== 'ENOENT') throw error;
}
