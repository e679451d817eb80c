import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { MediaStore } from '@/features/media/media.store';
import { deleteStaleDrafts, ignoreMissing, toDraftPath } from '@/lib/files/draft-files';
import { hashFile, syncFolder, type WrittenFile, writeHashed } from '@/lib/files/hashed-file';
import { getMediaCopies, listBackups, readManifest } from './backup-folder';
import { MEDIA_LIST, type MediaEntry, mediaEntry } from './manifest.schema';

/** Files copied at a time. */
const BATCH = 8;
const FOLDER_MODE = 0o700;

type CopyOptions = { verifyCopies?: boolean; report?: (done: number, total: number) => void };
type CopyResult = { entries: MediaEntry[]; copied: number };

/** The media files of a backup, by its list. */
export const readMediaList = (backup: string): Promise<MediaEntry[]> =>
  parseMediaList(createReadStream(join(/* turbopackIgnore: true */ backup, MEDIA_LIST)));

/** The entries of a compressed list. */
export async function parseMediaList(compressed: Readable): Promise<MediaEntry[]> {
  const text = compressed.pipe(createGunzip());
  const entries: MediaEntry[] = [];
  for await (const line of createInterface({ input: text })) entries.push(mediaEntry.parse(JSON.parse(line)));
  return entries;
}

/** The list as text, one file a line. */
export const writeMediaList = (entries: readonly MediaEntry[]): Readable =>
  Readable.from(entries.map((entry) => Buffer.from(`${JSON.stringify(entry)}\n`)));

/**
 * Copies the stored files that no backup of this folder has yet; a name stands for the same content forever. Files that
 * are removed meanwhile are left out.
 *
 * @param options `verifyCopies` compares earlier copies with their hashes, not only with their lengths; `report` receives
 *   the numbers of files looked at, and of all
 */
export async function copyMedia(
  store: MediaStore,
  folder: string,
  { verifyCopies = false, report = () => undefined }: CopyOptions = {},
): Promise<CopyResult> {
  const copies = getMediaCopies(folder);
  await mkdir(copies, { recursive: true, mode: FOLDER_MODE });
  await deleteStaleDrafts(copies);
  const known = await readNewestList(folder);
  const names: string[] = [];
  for await (const name of store.list()) if (mediaEntry.shape.name.safeParse(name).success) names.push(name);
  names.sort();
  const result: CopyResult = { entries: [], copied: 0 };
  for (let at = 0; at < names.length; at += BATCH) {
    const batch = names.slice(at, at + BATCH);
    const found = await Promise.all(
      batch.map((name) => findOrCopy(store, copies, name, { known: known.get(name), verifyCopies })),
    );
    for (const one of found) {
      if (!one) continue;
      result.entries.push(one.entry);
      if (one.isNew) result.copied += 1;
    }
    report(at + batch.length, names.length);
  }
  await syncFolder(copies);
  return result;
}

/** The list of the newest backup, by name; none if that backup is damaged, so that all files are copied again. */
async function readNewestList(folder: string): Promise<Map<string, MediaEntry>> {
  const newest = (await listBackups(folder)).at(-1);
  const entries = newest === undefined ? [] : ((await readSoundList(folder, newest)) ?? []);
  return new Map(entries.map((entry) => [entry.name, entry]));
}

/** The list of a backup, if it is as it was written. */
async function readSoundList(folder: string, name: string): Promise<MediaEntry[] | undefined> {
  const path = join(/* turbopackIgnore: true */ folder, name);
  try {
    const { media } = await readManifest(path);
    const found = await hashFile(join(/* turbopackIgnore: true */ path, MEDIA_LIST));
    return found?.sha256 === media.sha256 ? await readMediaList(path) : undefined;
  } catch {
    return undefined;
  }
}

type Known = { known: MediaEntry | undefined; verifyCopies: boolean };

async function findOrCopy(store: MediaStore, copies: string, name: string, { known, verifyCopies }: Known) {
  const path = join(/* turbopackIgnore: true */ copies, name);
  if (known && (await isSound(path, known, verifyCopies))) return { entry: known, isNew: false };
  const written = await copyFile(store, name, path);
  return written && { entry: { name, ...written }, isNew: true };
}

/** True if a copy has its length, and its hash if that is to be looked at too. */
async function isSound(path: string, { bytes, sha256 }: MediaEntry, isHashed: boolean): Promise<boolean> {
  if (!isHashed) return (await stat(path).catch(ignoreMissing))?.size === bytes;
  return (await hashFile(path).catch(() => undefined))?.sha256 === sha256;
}

async function copyFile(store: MediaStore, name: string, path: string): Promise<WrittenFile | undefined> {
  const stored = await store.open(name);
  if (!stored) return undefined;
  const draft = toDraftPath(path);
  try {
    const source = stored.bytes === 0 ? Readable.from([]) : await stored.read(0, stored.bytes - 1);
    const written = await writeHashed(draft, source);
    if (written.bytes !== stored.bytes) throw new Error(`${name} was cut short`);
    await rename(draft, path);
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await stored.close();
  }
}

/**
 * Deletes the copies that no complete backup of the folder names any more; returns their number. While the list of one
 * of them is damaged, none is deleted, as nobody knows which files it needs.
 */
export async function deleteUnusedCopies(folder: string): Promise<number> {
  const used = new Set<string>();
  for (const name of await listBackups(folder)) {
    const entries = await readSoundList(folder, name);
    if (!entries) return 0;
    for (const entry of entries) used.add(entry.name);
  }
  const copies = getMediaCopies(folder);
  const unused = ((await readdir(copies).catch(ignoreMissing)) ?? []).filter(
    (name) => mediaEntry.shape.name.safeParse(name).success && !used.has(name),
  );
  for (const name of unused) await rm(join(/* turbopackIgnore: true */ copies, name), { force: true });
  return unused.length;
}
