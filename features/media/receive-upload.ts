import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { type KeyedMessage, pickMessage } from '@/lib/messages/message';
import { withTimeout } from '@/lib/process/timeout';
import { HOUR_MS } from '@/lib/time/units';
import { mediaMessages as words } from './media.messages';

/** Folder of uploads in progress; on the store's disk, or on this machine if the store is remote. */
const getUploadsFolder = (): string => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'uploads');

/** Age after which a leftover upload is removed. */
const STALE_MS = HOUR_MS;
/** Idle timeout: an upload is aborted after this long without data. */
const IDLE_TIMEOUT_MS = 30_000;

/** A received body: path, length and SHA-256 (hex) of its bytes. */
export type ReceivedFile = { path: string; bytes: number; hash: string; remove: () => Promise<void> };

/**
 * Streams a body to a temporary file, counting its bytes. On any error the file is removed.
 *
 * @param limit maximum number of bytes
 * @param tooLarge message for a larger body
 * @throws AppError 'tooLarge' above the limit, 'invalid' for an empty or interrupted body; Node's own error if the disk
 *   write fails
 */
export async function receiveUpload(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  tooLarge: KeyedMessage,
): Promise<ReceivedFile> {
  if (!body) throw new AppError('invalid', pickMessage(words, 'media.empty'));
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
    if (bytes === 0) throw new AppError('invalid', pickMessage(words, 'media.empty'));
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
  if (!chunk) throw new AppError('invalid', pickMessage(words, 'media.broken'));
  return chunk;
}

/**
 * Removes uploads that a killed process left behind.
 *
 * @returns number of removed files
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

/** Modification time; `now` if another process has removed the file meanwhile. */
const findModifiedAt = (path: string, now: number): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );
