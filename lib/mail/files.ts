import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '@/lib/env/env';
import { deleteStaleDrafts, toDraftPath } from '@/lib/files/draft-files';
import { getErrorCode } from '@/lib/log/error-code';
import { DAY_MS } from '@/lib/time/units';

/** Folder of mails while no mail server is set. */
const getFolder = () => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'mail');
const toFilePath = (id: number) => join(getFolder(), `${id}.eml`);

/** Writes a mail to `DATA_DIR/mail/<id>.eml`, atomically and readable only by its owner. */
export async function writeMailFile(id: number, bytes: Uint8Array | Readable): Promise<void> {
  await mkdir(getFolder(), { recursive: true, mode: 0o700 });
  const draft = toDraftPath(toFilePath(id));
  const file = await open(draft, 'wx', 0o600);
  try {
    await writeFile(file, bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, toFilePath(id));
}

/** Reads the file of a mail; undefined if it was never written. */
export async function readMailFile(id: number): Promise<Uint8Array | undefined> {
  try {
    return await readFile(toFilePath(id));
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Retention of mail files, which contain passwords in clear text. */
const RETENTION_MS = 30 * DAY_MS;

/**
 * Deletes mail files older than a month, and drafts left by a killed process.
 *
 * @returns number of deleted files
 */
export async function deleteOldMailFiles(now = Date.now()): Promise<number> {
  const drafts = await deleteStaleDrafts(getFolder(), now);
  const names = await readdir(getFolder()).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const old = await Promise.all(names.map((name) => isOlder(join(getFolder(), name), now - RETENTION_MS)));
  const gone = names.filter((_, index) => old[index]);
  for (const name of gone) await rm(join(getFolder(), name), { force: true });
  return drafts + gone.length;
}

const isOlder = async (file: string, than: number): Promise<boolean> => (await stat(file)).mtimeMs < than;
