import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { readBody } from '@/lib/http/body';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { officeMoveMessages as words } from './office.messages';
import { requireOfficeId } from './office.rules';
import { MAX_FILE_BYTES, PIECE_BYTES, pieceInput } from './upload.rules';

/** Time for which a file is kept, so that its run can go on, and one that was sent in part. */
const KEPT_MS = 14 * DAY_MS;
const PART_KEPT_MS = 6 * HOUR_MS;
const PART = '.part';
/** Files that are kept of an office, the newest. */
const KEPT_FILES = 3;

/** Folder of the files that moves read; several machines have to share it, or each office stays with one. */
const getFolder = (): string => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'moves');

const nameFile = (viewer: Viewer, key: string): string => `${requireOfficeId(viewer)}-${viewer.accountId}-${key}`;
const toPath = (name: string): string => join(/* turbopackIgnore: true */ getFolder(), name);

/**
 * Receives a piece of a file; pieces come in turn. One that is repeated replaces itself and what came after it.
 *
 * @returns the bytes received so far
 * @throws AppError 'forbidden', 'limited', 'tooLarge', 'conflict' if the pieces before it are not here
 */
export async function receivePiece(
  { query, body }: { query: URLSearchParams; body: ReadableStream<Uint8Array> | null },
  viewer: Viewer,
): Promise<{ bytes: number }> {
  assertCan(viewer, 'news.import');
  const { key, at } = parseInput(pieceInput, Object.fromEntries(query));
  if (at >= MAX_FILE_BYTES) throw createSizeError();
  const name = nameFile(viewer, key);
  if (at === 0) await beginUpload(viewer);
  const piece = await readBody(body, PIECE_BYTES);
  if (at + piece.byteLength > MAX_FILE_BYTES) throw createSizeError();
  const path = toPath(name + PART);
  const here = await findSize(path);
  if (here < at) throw new AppError('conflict', pickMessage(words, 'officeMove.fileBroken'));
  const file = await open(/* turbopackIgnore: true */ path, at === 0 ? 'w' : 'r+', 0o600);
  try {
    await file.truncate(at);
    await file.write(piece, 0, piece.byteLength, at);
  } finally {
    await file.close();
  }
  return { bytes: at + piece.byteLength };
}

/** Counts an upload, and removes what the account has sent in part. */
async function beginUpload(viewer: Viewer): Promise<void> {
  await consume(getLimiter('import.wordpress'), String(viewer.accountId), pickMessage(words, 'officeMove.limited'));
  await mkdir(/* turbopackIgnore: true */ getFolder(), { recursive: true });
  const own = nameFile(viewer, '');
  const parts = (await readdir(/* turbopackIgnore: true */ getFolder())).filter(
    (name) => name.startsWith(own) && name.endsWith(PART),
  );
  await Promise.all(parts.map((name) => rm(toPath(name), { force: true })));
}

const createSizeError = () => new AppError('tooLarge', pickMessage(words, 'officeMove.fileTooLarge'));

const findSize = (path: string): Promise<number> =>
  stat(/* turbopackIgnore: true */ path).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Completes an upload.
 *
 * @returns the path of the file, and how to remove it
 * @throws AppError 'conflict' if it isn't here
 */
export async function takeUpload(viewer: Viewer, key: string) {
  const name = nameFile(viewer, key);
  const path = toPath(`${name}.xml`);
  try {
    await rename(toPath(name + PART), path);
  } catch {
    throw new AppError('conflict', pickMessage(words, 'officeMove.fileBroken'));
  }
  await dropSurplus(`${requireOfficeId(viewer)}-`);
  return { path, remove: () => rm(path, { force: true }) };
}

/** Removes the older files of an office, so that none fills the disk. */
async function dropSurplus(office: string): Promise<void> {
  const names = (await readdir(/* turbopackIgnore: true */ getFolder())).filter(
    (name) => name.startsWith(office) && !name.endsWith(PART),
  );
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(toPath(name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const surplus = files.toSorted((one, other) => other.at - one.at).slice(KEPT_FILES);
  await Promise.all(surplus.map(({ name }) => rm(toPath(name), { force: true })));
}

/** Removes files that no run needs any more; returns their number. */
export async function deleteOldFiles(now = getCurrentMs()): Promise<number> {
  const names = await readdir(/* turbopackIgnore: true */ getFolder()).catch(() => []);
  const old = await Promise.all(
    names.map(async (name) => {
      const found = await stat(toPath(name)).catch(() => undefined);
      return found !== undefined && now - found.mtimeMs > (name.endsWith(PART) ? PART_KEPT_MS : KEPT_MS);
    }),
  );
  const gone = names.filter((_, index) => old[index]);
  await Promise.all(gone.map((name) => rm(toPath(name), { force: true })));
  return gone.length;
}
