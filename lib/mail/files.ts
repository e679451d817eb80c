import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '@/lib/env/env';
import { draftOf, sweepDrafts } from '@/lib/files/draft-files';
import { codeOf } from '@/lib/log/error-code';

/** Where mails lie when no mail server is set. */
const folder = () => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'mail');
const fileOf = (id: number) => join(folder(), `${id}.eml`);

/** Writes a mail to `DATA_DIR/mail/<id>.eml`: whole or not at all, and only its owner reads it. */
export async function writeFileOfMail(id: number, bytes: Uint8Array | Readable): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const draft = draftOf(fileOf(id));
  const file = await open(draft, 'wx', 0o600);
  try {
    await writeFile(file, bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, fileOf(id));
}

/** The file of a mail, or undefined when it was never written. */
export async function readFileOfMail(id: number): Promise<Uint8Array | undefined> {
  try {
    return await readFile(fileOf(id));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files of mails hold passwords in clear; they are of use for as long as what they open. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Takes away the files of mails that are older than a month, and those that a killed process was writing.
 *
 * @returns how many there were
 */
export async function sweepFilesOfMails(now = Date.now()): Promise<number> {
  const drafts = await sweepDrafts(folder(), now);
  const names = await readdir(folder()).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const old = await Promise.all(names.map((name) => isOlder(join(folder(), name), now - KEPT_MS)));
  const gone = names.filter((_, index) => old[index]);
  for (const name of gone) await rm(join(folder(), name), { force: true });
  return drafts + gone.length;
}

const isOlder = async (file: string, than: number): Promise<boolean> => (await stat(file)).mtimeMs < than;
