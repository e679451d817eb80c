import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/env/env';
import { isOutage } from '@/lib/errors/errors';
import { deleteStaleDrafts, toDraftPath } from '@/lib/files/draft-files';
import { getErrorCode } from '@/lib/log/error-code';
import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';

/** So many pictures stay, some 300 MB; one that was taken away is drawn again when somebody asks. */
const MAX_CACHED = 5_000;

const getFolder = (): string => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'opengraph');
const toFilePath = (name: string): string => join(/* turbopackIgnore: true */ getFolder(), name);

/**
 * A drawn picture by its name, made at the first question and once for all who ask meanwhile. While the disk is full or away it
 * is made each time.
 *
 * @param name a file name that changes with what is drawn
 * @throws what `make` throws; then nothing is kept
 */
export async function getOrRenderPreview(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const flights = getSingleton('opengraph.flights', () => new Map<string, Promise<Buffer>>());
  const flight = flights.get(name) ?? readOrRender(name, make).finally(() => flights.delete(name));
  flights.set(name, flight);
  return flight;
}

async function readOrRender(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(toFilePath(name)).catch((error: unknown) => isOutage(error) || ignoreMissing(error));
  if (Buffer.isBuffer(kept)) return kept;
  const made = await make();
  await writePreview(name, made).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    log.warn({ error: describeError(error) }, 'a drawn picture could not be kept');
  });
  return made;
}

/** Under its name there is the whole picture or none. */
async function writePreview(name: string, made: Buffer): Promise<void> {
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
 * Takes away what a killed process was drawing, and the pictures that were drawn longest ago, so that the folder stays bounded.
 *
 * @returns how many
 */
export async function deleteOldPreviews(most = MAX_CACHED): Promise<number> {
  const drafts = await deleteStaleDrafts(getFolder());
  const names = (await readdir(getFolder()).catch(ignoreMissing)) ?? [];
  if (names.length <= most) return drafts;
  const times = await Promise.all(names.map(async (name) => ({ name, at: (await stat(toFilePath(name))).mtimeMs })));
  const oldest = times.sort((a, b) => a.at - b.at).slice(0, names.length - most);
  for (const { name } of oldest) await rm(toFilePath(name), { force: true });
  return drafts + oldest.length;
}

function ignoreMissing(error: unknown): undefined {
  if (getErrorCode(error) !== 'ENOENT') throw error;
}
