import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { env } from '@/lib/env/env';
import { draftOf, listFiles } from '@/lib/files/draft-files';
import { codeOf } from '@/lib/log/error-code';
import type { MediaStore, Source, StoredBytes } from './store-types';

/** The folder of all uploaded and drawn files, named by their content. */
export const mediaFolder = (): string => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'media');

/** Files in a folder of this machine, which is made when the first one is written. */
export function diskStore(folder: string): MediaStore {
  const place = (name: string) => join(/* turbopackIgnore: true */ folder, name);
  return {
    write: async (name, source) => {
      if ((await sizeOf(place(name))) === lengthOf(source) && (await renew(place(name)))) return;
      await mkdir(folder, { recursive: true });
      await writeWhole(place(name), source);
      await syncFolder(folder);
    },
    open: (name) => openFile(place(name)),
    exists: async (name) => (await sizeOf(place(name))) !== undefined,
    list: () => listFiles(folder),
    writtenAt: (name) => stat(place(name)).then(({ mtime }) => mtime, unlessMissing),
    remove: (name) => rm(place(name), { force: true }),
  };
}

/** How many bytes a source has. */
const lengthOf = (source: Source): number => (source instanceof Uint8Array ? source.length : source.bytes);

const sizeOf = (path: string): Promise<number | undefined> => stat(path).then(({ size }) => size, unlessMissing);

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** A file that is written again counts as new, as its row is about to be made; false when it has just gone. */
async function renew(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now)
    .then(() => true, unlessMissing)
    .then(Boolean);
}

/** A new file appears whole or not at all: it is written beside its place and renamed once the disk has it. */
async function writeWhole(path: string, source: Source): Promise<void> {
  const draft = draftOf(path);
  try {
    const bytes = source instanceof Uint8Array ? Readable.from([source]) : createReadStream(source.path);
    await pipeline(bytes, createWriteStream(draft, { flags: 'wx', flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The new name itself is on disk only after its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function openFile(path: string): Promise<StoredBytes | undefined> {
  try {
    const file = await open(path, 'r');
    const { size } = await file.stat();
    return {
      bytes: size,
      read: async (start, end) => file.createReadStream({ start, end, autoClose: false }),
      close: () => file.close(),
    };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
