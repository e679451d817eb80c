import { randomBytes } from 'node:crypto';
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '@/lib/log/error-code';

const RANDOM_BYTES = 6;
const DRAFT = /\.[0-9a-f]{12}$/;
/** After so long nobody is writing any more. */
const STALE_MS = 3_600_000;

/** The name beside a file's place under which it is written, to be renamed when it is whole. */
export const toDraftPath = (path: string): string => `${path}.${randomBytes(RANDOM_BYTES).toString('hex')}`;

/**
 * Removes drafts that a killed process left in a folder more than an hour ago; a folder that isn't there holds none.
 *
 * @returns the number of removed files
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

/** The names of a folder's files, one after the other; none of a folder that isn't there. */
export async function* listFiles(folder: string): AsyncGenerator<string, void> {
  const opened = await opendir(/* turbopackIgnore: true */ folder).catch(ignoreMissing);
  if (!opened) return;
  for await (const entry of opened) if (entry.isFile()) yield entry.name;
}

/** Another process may have renamed or removed it meanwhile. */
const getModifiedMs = (path: string, now: number): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );

function ignoreMissing(error: unknown): undefined {
  if (getErrorCode(error) !== 'ENOENT') throw error;
}
