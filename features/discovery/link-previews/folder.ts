import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/env/env';
import { isOutage } from '@/lib/errors/errors';
import { draftOf, sweepDrafts } from '@/lib/files/draft-files';
import { codeOf } from '@/lib/log/error-code';
import { describeError, log } from '@/lib/log/log';
import { shared } from '@/lib/process/shared';

/** So many pictures stay, some 300 MB; one that was taken away is drawn again when somebody asks. */
const MOST_KEPT = 5_000;

const folder = (): string => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'opengraph');
const place = (name: string): string => join(/* turbopackIgnore: true */ folder(), name);

/**
 * A drawn picture by its name, made at the first question and once for all who ask meanwhile. While the disk is full or away it
 * is made each time.
 *
 * @param name a file name that changes with what is drawn
 * @throws what `make` throws; then nothing is kept
 */
export async function keepPicture(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const flights = shared('opengraph.flights', () => new Map<string, Promise<Buffer>>());
  const flight = flights.get(name) ?? readOrMake(name, make).finally(() => flights.delete(name));
  flights.set(name, flight);
  return flight;
}

async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(place(name)).catch((error: unknown) => isOutage(error) || unlessGone(error));
  if (Buffer.isBuffer(kept)) return kept;
  const made = await make();
  await write(name, made).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    log.warn({ error: describeError(error) }, 'a drawn picture could not be kept');
  });
  return made;
}

/** Under its name there is the whole picture or none. */
async function write(name: string, made: Buffer): Promise<void> {
  await mkdir(folder(), { recursive: true });
  const draft = draftOf(place(name));
  try {
    await writeFile(draft, made);
    await rename(draft, place(name));
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
export async function sweepPictures(most = MOST_KEPT): Promise<number> {
  const drafts = await sweepDrafts(folder());
  const names = (await readdir(folder()).catch(unlessGone)) ?? [];
  if (names.length <= most) return drafts;
  const times = await Promise.all(names.map(async (name) => ({ name, at: (await stat(place(name))).mtimeMs })));
  const oldest = times.sort((a, b) => a.at - b.at).slice(0, names.length - most);
  for (const { name } of oldest) await rm(place(name), { force: true });
  return drafts + oldest.length;
}

function unlessGone(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
