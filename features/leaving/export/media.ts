import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaStore } from '@/features/media/media.store';
import { ignoreMissing, toDraftPath } from '@/lib/files/draft-files';
import { hashFile, syncFolder, type WrittenFile, writeHashed } from '@/lib/files/hashed-file';
import { MEDIA_FOLDER, MEDIA_LIST, type MediaLine, mediaName } from '../leaving.schema';

/** Names looked up at a time. */
const BATCH = 200;
/** Length of the hash that a name begins with. */
const HASH_LENGTH = 64;

type MediaWork = {
  store: MediaStore;
  folder: string;
  /** Those of some hashes that belong to the export. */
  pick: (hashes: readonly string[]) => Promise<Set<string>>;
  report: (done: number) => void;
};
export type ExportedMedia = WrittenFile & { files: number; totalBytes: number };

/** Copies the files of an export one by one, and lists them with their hashes. */
export async function exportMedia(work: MediaWork): Promise<ExportedMedia> {
  const sum = { files: 0, totalBytes: 0 };
  async function* writeLines() {
    for await (const names of listBatches(work.store)) {
      const wanted = await work.pick(names.map((name) => name.slice(0, HASH_LENGTH)));
      for (const name of names) {
        const line = wanted.has(name.slice(0, HASH_LENGTH)) ? await copyFile(work, name) : undefined;
        if (!line) continue;
        sum.files += 1;
        sum.totalBytes += line.bytes;
        work.report(sum.files);
        yield Buffer.from(`${JSON.stringify(line)}\n`);
      }
    }
  }
  const written = await writeHashed(join(work.folder, MEDIA_LIST), Readable.from(writeLines()));
  await syncFolder(join(work.folder, MEDIA_FOLDER));
  return { ...written, ...sum };
}

async function* listBatches(store: MediaStore): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const name of store.list()) {
    if (!mediaName.safeParse(name).success) continue;
    batch.push(name);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Copies a file, unless an interrupted export has; undefined for one that was removed meanwhile. */
async function copyFile({ store, folder }: MediaWork, name: string): Promise<MediaLine | undefined> {
  const stored = await store.open(name);
  if (!stored) return undefined;
  const path = join(folder, MEDIA_FOLDER, name);
  try {
    if ((await stat(path).catch(ignoreMissing))?.size === stored.bytes) {
      const found = await hashFile(path);
      if (found) return { name, ...found };
    }
    const draft = toDraftPath(path);
    try {
      const source = stored.bytes === 0 ? Readable.from([]) : await stored.read(0, stored.bytes - 1);
      const written = await writeHashed(draft, source);
      if (written.bytes !== stored.bytes) throw new Error(`${name} was cut short`);
      await rename(draft, path);
      return { name, ...written };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  } finally {
    await stored.close();
  }
}
