import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { env } from '@/lib/env/env';
import { ignoreMissing, listFiles, toDraftPath } from '@/lib/files/draft-files';
import { getErrorCode } from '@/lib/log/error-code';
import type { FileSource, MediaStore, StoredObject } from './store-types';

/** Folder of all uploaded and generated files, which are named by content hash. */
export const getMediaFolder = (): string => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'media');

/** Store in a local folder, which is created on the first write. */
export function createDiskStore(folder: string): MediaStore {
  const place = (name: string) => join(/* turbopackIgnore: true */ folder, name);
  return {
    write: async (name, source) => {
      if ((await findSize(place(name))) === getLength(source) && (await touchFile(place(name)))) return;
      await mkdir(folder, { recursive: true });
      await writeAtomically(place(name), source);
      await syncFolder(folder);
    },
    open: (name) => openFile(place(name)),
    exists: async (name) => (await findSize(place(name))) !== undefined,
    list: () => listFiles(folder),
    writtenAt: (name) => stat(place(name)).then(({ mtime }) => mtime, ignoreMissing),
    remove: (name) => rm(place(name), { force: true }),
  };
}

const getLength = (source: FileSource): number => (source instanceof Uint8Array ? source.length : source.bytes);

const findSize = (path: string): Promise<number | undefined> => stat(path).then(({ size }) => size, ignoreMissing);

/**
 * Updates the time of a rewritten file, so that it is not removed as an orphan before its row is created; false if it
 * has just been deleted.
 */
async function touchFile(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now)
    .then(() => true, ignoreMissing)
    .then(Boolean);
}

/** Writes to a temporary file next to the target and renames it after a flush, so that a file is complete or absent. */
async function writeAtomically(path: string, source: FileSource): Promise<void> {
  const draft = toDraftPath(path);
  try {
    const bytes = source instanceof Uint8Array ? Readable.from([source]) : createReadStream(source.path);
    await pipeline(bytes, createWriteStream(draft, { flags: 'wx', flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Syncs the folder: a rename is durable only after that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function openFile(path: string): Promise<StoredObject | undefined> {
  try {
    const file = await open(path, 'r');
    const { size } = await file.stat();
    return {
      bytes: size,
      read: async (start, end) => file.createReadStream({ start, end, autoClose: false }),
      close: () => file.close(),
    };
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
