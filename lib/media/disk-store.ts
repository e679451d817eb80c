import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../code-of';
import { env } from '../env';
import type { MediaStore, Source, StoredBytes } from './store';

/** The folder of all uploaded and drawn files, named by their content. */
export const mediaFolder = (): string => resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'media');

/** Files in a folder of this machine, which is made when the first one is written. */
export function diskStore(folder: string): MediaStore {
  const place = (name: string) => join(/* turbopackIgnore: true */ folder, name);
  return {
    write: async (name, source) => {
      if ((await sizeOf(place(name))) === lengthOf(source)) return;
      await mkdir(folder, { recursive: true });
      await writeWhole(place(name), source);
      await syncFolder(folder);
    },
    open: (name) => openFile(place(name)),
    exists: async (name) => (await sizeOf(place(name))) !== undefined,
    remove: (name) => rm(place(name), { force: true }),
  };
}

/** How many bytes a source has. */
const lengthOf = (source: Source): number => (source instanceof Uint8Array ? source.length : source.bytes);

const sizeOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** A new file appears whole or not at all: it is written beside its place and renamed once the disk has it. */
async function writeWhole(path: string, source: Source): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
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
