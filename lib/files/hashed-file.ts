import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Length and SHA-256 of the bytes of a file as they lie on the disk. */
export type WrittenFile = { bytes: number; sha256: string };

/** Only the operator's own account reads backups. */
const FILE_MODE = 0o600;
/** Compression that keeps up with the database; level 6 takes three times as long for a tenth less. */
const GZIP_LEVEL = 2;

/** Writes a stream to a new file, flushed to the disk, and computes its hash on the way. */
export async function writeHashed(path: string, source: Readable): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measure(pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: FILE_MODE, flush: true }));
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes bytes from memory in the same way. */
export const writeHashedBytes = (path: string, bytes: Uint8Array): Promise<WrittenFile> =>
  writeHashed(path, Readable.from([bytes]));

/** The same for a stream, compressed; the hash is that of the compressed bytes. */
export async function writeCompressed(path: string, source: Readable): Promise<WrittenFile> {
  const compressed = new PassThrough();
  const [written] = await Promise.all([
    writeHashed(path, compressed),
    pipeline(source, createGzip({ level: GZIP_LEVEL }), compressed),
  ]);
  return written;
}

/** Length and hash of a file; undefined if there is none. */
export async function hashFile(path: string): Promise<WrittenFile | undefined> {
  const file = await openIfThere(path);
  if (!file) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of createReadStream(path, { fd: file.fd, autoClose: false })) {
      hash.update(piece);
      bytes += piece.length;
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

const openIfThere = (path: string): Promise<FileHandle | undefined> =>
  open(path, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Makes created and renamed entries of a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
