import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing, toDraftPath } from '@/lib/files/draft-files';
import { writeHashed } from '@/lib/files/hashed-file';
import { getMediaCopies, MEDIA_COPIES, readBackupTime, readManifest } from '../backup/backup-folder';
import { MANIFEST, MANIFEST_SUM, TABLES } from '../backup/manifest.schema';
import { readMediaList } from '../backup/media-copies';
import { listExpiredBackups } from '../backup/retention.rules';
import { OperationRefused, type ReportProgress } from '../operation.errors';
import { listParts, listRemote, openStream, type Remote, readRemoteList, readRemoteManifest } from './remote';

const FOLDER_MODE = 0o700;
/** Files sent or fetched at a time. */
const BATCH = 8;
/** S3 takes no larger object at once. */
const MAX_BYTES = 5 * 1024 ** 3;

/**
 * Sends a backup of a folder to the remote place: media files that aren't there yet, then its own files, its sum last.
 * One that was interrupted has no sum: it is no backup, and is sent again.
 *
 * @returns number of the files sent
 * @throws OperationRefused for a file that is too large for the place
 */
export async function sendBackup(
  remote: Remote,
  folder: string,
  name: string,
  report: ReportProgress = () => undefined,
) {
  const path = join(/* turbopackIgnore: true */ folder, name);
  const [manifest, media, there] = [await readManifest(path), await readMediaList(path), await listRemote(remote)];
  const own = [...listParts(manifest).map(([file]) => file), MANIFEST];
  const missing = media.filter((entry) => !there.files.has(`${MEDIA_COPIES}/${entry.name}`));
  const files = [...missing.map((entry) => `${MEDIA_COPIES}/${entry.name}`), ...own.map((file) => `${name}/${file}`)];
  for (let at = 0; at < files.length; at += BATCH) {
    report({ step: 'ส่งไปที่สำรอง', done: at, total: files.length });
    await Promise.all(files.slice(at, at + BATCH).map((file) => sendFile(remote, folder, file)));
  }
  await sendFile(remote, folder, `${name}/${MANIFEST_SUM}`);
  return files.length + 1;
}

async function sendFile({ store, address }: Remote, folder: string, file: string): Promise<void> {
  const path = join(/* turbopackIgnore: true */ folder, file);
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new OperationRefused(`${file} ใหญ่เกินกว่าที่ ${address} รับได้ (larger than 5 GB)`);
  await store.write(file, { path, bytes: size });
}

/**
 * Deletes expired backups there, their sums first, and then the media files that no remaining one names.
 *
 * @returns names of the deleted backups
 */
export async function deleteExpiredRemote(remote: Remote, keep: { days: number; months: number }): Promise<string[]> {
  const { names, files } = await listRemote(remote);
  const expired = listExpiredBackups(
    names.flatMap((name) => ({ name, at: readBackupTime(name) ?? new Date(0) })),
    keep,
  );
  for (const name of expired) {
    await remote.store.remove(`${name}/${MANIFEST_SUM}`);
    for (const file of files) if (file.startsWith(`${name}/`)) await remote.store.remove(file);
  }
  if (expired.length === 0) return expired;
  const used = new Set<string>();
  for (const name of names.filter((one) => !expired.includes(one))) {
    const entries = await readRemoteManifest(remote, name).then(
      (manifest) => readRemoteList(remote, manifest),
      () => undefined,
    );
    // As long as one list is damaged nobody knows which files it needs.
    if (!entries) return expired;
    for (const entry of entries) used.add(`${MEDIA_COPIES}/${entry.name}`);
  }
  for (const file of files) {
    if (file.startsWith(`${MEDIA_COPIES}/`) && !used.has(file)) await remote.store.remove(file);
  }
  return expired;
}

/**
 * Fetches a backup into a folder, where it has its name only when it is complete. Its hashes are compared by whoever
 * opens it.
 *
 * @param wanted name; the newest one without it
 * @returns its name
 * @throws OperationRefused if there is none, or its list is damaged
 */
export async function fetchBackup(
  remote: Remote,
  wanted: string | undefined,
  folder: string,
  report: ReportProgress = () => undefined,
): Promise<string> {
  const name = wanted ?? (await listRemote(remote)).names.at(-1);
  if (name === undefined) throw new OperationRefused(`ไม่มีชุดสำรองใน ${remote.address} (no backup there)`);
  const manifest = await readRemoteManifest(remote, name);
  const entries = await readRemoteList(remote, manifest);
  if (!entries) throw new OperationRefused(`รายการไฟล์ของ ${remote.address}${name} เสียหาย (media.jsonl.gz is damaged)`);
  const [draft, copies] = [join(/* turbopackIgnore: true */ folder, `${name}.partial`), getMediaCopies(folder)];
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(/* turbopackIgnore: true */ draft, TABLES), { recursive: true, mode: FOLDER_MODE });
  await mkdir(copies, { recursive: true, mode: FOLDER_MODE });
  const own = [...listParts(manifest).map(([file]) => file), MANIFEST, MANIFEST_SUM];
  const jobs: [string, string][] = [
    ...own.map((file): [string, string] => [`${name}/${file}`, join(/* turbopackIgnore: true */ draft, file)]),
    ...entries.map((entry): [string, string] => [
      `${MEDIA_COPIES}/${entry.name}`,
      join(/* turbopackIgnore: true */ copies, entry.name),
    ]),
  ];
  for (let at = 0; at < jobs.length; at += BATCH) {
    report({ step: 'รับจากที่สำรอง', done: at, total: jobs.length });
    await Promise.all(jobs.slice(at, at + BATCH).map(([file, path]) => fetchFile(remote, file, path)));
  }
  const path = join(/* turbopackIgnore: true */ folder, name);
  await rm(path, { recursive: true, force: true });
  await rename(draft, path);
  return name;
}

/** A missing file is left out: the check of the hashes names it. */
async function fetchFile({ store }: Remote, file: string, path: string): Promise<void> {
  if (await stat(path).catch(ignoreMissing)) return;
  const found = await openStream(store, file);
  if (!found) return;
  const draft = toDraftPath(path);
  await writeHashed(draft, found.stream);
  await rename(draft, path);
}
