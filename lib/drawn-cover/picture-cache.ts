import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/env/env';
import { isOutage } from '@/lib/errors/errors';
import { deleteStaleDrafts, ignoreMissing, toDraftPath } from '@/lib/files/draft-files';
import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';

/** Maximum number of cached pictures, some 300 MB; a deleted one is drawn again on demand. */
const MAX_CACHED = 10_000;

/** Folder of all drawn pictures, named after the first kind of them. */
const getFolder = (): string => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'opengraph');
const toFilePath = (name: string): string => join(/* turbopackIgnore: true */ getFolder(), name);

/**
 * Returns a cached picture, or draws it once for all concurrent callers. While the disk is full or unavailable it is
 * drawn each time.
 *
 * @param name file name that changes with the content
 * @throws whatever `make` throws; then nothing is cached
 */
export async function getOrDrawPicture(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const flights = getSingleton('drawn-covers.inProgress', () => new Map<string, Promise<Buffer>>());
  const flight = flights.get(name) ?? readOrDraw(name, make).finally(() => flights.delete(name));
  flights.set(name, flight);
  return flight;
}

async function readOrDraw(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(toFilePath(name)).catch((error: unknown) => isOutage(error) || ignoreMissing(error));
  if (Buffer.isBuffer(kept)) return kept;
  const made = await make();
  await writePicture(name, made).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    log.warn({ error: describeError(error) }, 'a drawn picture could not be kept');
  });
  return made;
}

/** Writes atomically: the file is complete or absent. */
async function writePicture(name: string, made: Buffer): Promise<void> {
  await mkdir(getFolder(), { recursive: true });
  const draft = toDraftPath(toFilePath(name));
  try {
    await writeFile(draft, made);
    await rename(draft, toFilePath(name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Deletes drafts of killed processes and, beyond `most`, the oldest pictures.
 *
 * @returns number of deleted files
 */
export async function deleteOldPictures(most = MAX_CACHED): Promise<number> {
  const drafts = await deleteStaleDrafts(getFolder());
  const names = (await readdir(getFolder()).catch(ignoreMissing)) ?? [];
  if (names.length <= most) return drafts;
  const times = await Promise.all(names.map(async (name) => ({ name, at: (await stat(toFilePath(name))).mtimeMs })));
  const oldest = times.sort((a, b) => a.at - b.at).slice(0, names.length - most);
  for (const { name } of oldest) await rm(toFilePath(name), { force: true });
  return drafts + oldest.length;
}
