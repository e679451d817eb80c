import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { withTimeout } from '@/lib/process/timeout';

/** Files that are on their way; on the disk of the store, or of this machine when the store is elsewhere. */
const getUploadsFolder = (): string => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'uploads');

/** After so long nobody is sending any more. */
const STALE_MS = 3_600_000;
/** A sender who says nothing for so long is gone. */
const IDLE_TIMEOUT_MS = 30_000;

/** A body that has arrived: where it lies, how long it is, and the SHA-256 of its bytes. */
export type ReceivedFile = { path: string; bytes: number; hash: string; remove: () => Promise<void> };

/**
 * Writes a body to a file of its own while it comes, counting its bytes. Whatever goes wrong, no file stays.
 *
 * @param limit the most bytes that are taken
 * @param tooLargeKeys the key of the message for more than that
 * @throws AppError 'tooLargeKeys' above the limit, 'invalid' for an empty body and one that breaks off; node's own error when
 *   the disk refuses
 */
export async function receiveUpload(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  tooLarge: string,
): Promise<ReceivedFile> {
  if (!body) throw new AppError('invalid', 'media.empty');
  await mkdir(getUploadsFolder(), { recursive: true });
  const path = join(/* turbopackIgnore: true */ getUploadsFolder(), `${randomBytes(16).toString('hex')}.part`);
  const remove = () => rm(path, { force: true });
  const reader = body.getReader();
  const file = await open(/* turbopackIgnore: true */ path, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await readChunk(reader);
      if (done) break;
      bytes += value.byteLength;
      if (bytes > limit) throw new AppError('tooLarge', tooLarge);
      hash.update(value);
      await file.write(value);
    }
    if (bytes === 0) throw new AppError('invalid', 'media.empty');
    await file.close();
    return { path, bytes, hash: hash.digest('hex'), remove };
  } catch (error) {
    reader.cancel().catch(() => undefined);
    await file.close().catch(() => undefined);
    await remove();
    throw error;
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readChunk(reader: Reader): Promise<Awaited<ReturnType<Reader['read']>>> {
  const chunk = await withTimeout(IDLE_TIMEOUT_MS, reader.read()).catch(() => undefined);
  if (!chunk) throw new AppError('invalid', 'media.broken');
  return chunk;
}

/**
 * Takes away what a process that was killed left behind.
 *
 * @returns how many files there were
 */
export async function deleteStaleUploads(now = Date.now()): Promise<number> {
  await mkdir(getUploadsFolder(), { recursive: true });
  const paths = (await readdir(getUploadsFolder())).map((name) =>
    join(/* turbopackIgnore: true */ getUploadsFolder(), name),
  );
  const stale = await Promise.all(paths.map(async (path) => now - (await findModifiedAt(path, now)) > STALE_MS));
  const gone = paths.filter((_, index) => stale[index]);
  await Promise.all(gone.map((path) => rm(path, { force: true })));
  return gone.length;
}

/** Another process may have taken the file away in the meantime. */
const findModifiedAt = (path: string, now: number): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );
