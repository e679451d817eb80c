import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type Env, env } from '@/lib/env/env';
import { ignoreMissing } from '@/lib/files/draft-files';
import { syncFolder, writeHashedBytes } from '@/lib/files/hashed-file';
import { DAY_MS } from '@/lib/time/units';
import { OperationRefused, type ReportProgress } from '../operation.errors';
import { type BackupManifest, backupManifest, MANIFEST, MANIFEST_SUM, TABLES } from './manifest.schema';

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
const PARTIAL = '.partial';
const FOLDER_MODE = 0o700;
/** Age after which an unfinished backup was killed. */
const ABANDONED_MS = DAY_MS;

/** Folder of all backups: `BACKUP_DIR`, else `backups` in `DATA_DIR`. */
export const getBackupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'> = env): string =>
  resolve(/* turbopackIgnore: true */ BACKUP_DIR ?? join(/* turbopackIgnore: true */ DATA_DIR, 'backups'));

/** Name of the folder of media files, beside the backups. */
export const MEDIA_COPIES = 'media';

/** Folder of the media files of all backups in `folder`. */
export const getMediaCopies = (folder: string): string => join(/* turbopackIgnore: true */ folder, MEDIA_COPIES);

/** Name of the backup of a moment, to the second: names sort as times do. */
export const toBackupName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The moment of a backup by its name; undefined for other names. */
export function readBackupTime(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/** Names of the complete backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  return names.filter((name) => NAME.test(name)).sort();
}

/** Names of the backups that are being made or were interrupted. */
export async function listPartialBackups(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  return names.filter((name) => name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length))).sort();
}

/** Deletes a backup. It loses its name first, so that one that is deleted in part is no backup any more. */
export async function deleteBackup(folder: string, name: string): Promise<void> {
  const path = join(/* turbopackIgnore: true */ folder, `${name}${PARTIAL}`);
  await rename(join(/* turbopackIgnore: true */ folder, name), path);
  await rm(path, { recursive: true, force: true });
}

/** Deletes what backups that were killed more than a day ago left behind. */
export async function deleteAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await listPartialBackups(folder)) {
    const at = readBackupTime(name.slice(0, -PARTIAL.length));
    if (at && now.getTime() - at.getTime() > ABANDONED_MS)
      await rm(join(/* turbopackIgnore: true */ folder, name), { recursive: true, force: true });
  }
}

/**
 * Creates the folder of a new backup under a temporary name.
 *
 * @returns its path, and `finish`, which writes the manifest and gives the folder its name: only then is it a backup
 * @throws OperationRefused if there is a backup of the same second
 */
export async function beginBackupFolder(folder: string, name: string) {
  const draft = join(/* turbopackIgnore: true */ folder, `${name}${PARTIAL}`);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if ((await listBackups(folder)).includes(name)) throw new OperationRefused(`มีชุดสำรอง ${name} อยู่แล้ว (it exists)`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(/* turbopackIgnore: true */ draft, TABLES), { recursive: true, mode: FOLDER_MODE });
  return {
    draft,
    finish: async (manifest: BackupManifest, report: ReportProgress = () => undefined) => {
      const tell = (detail: string) => report({ step: 'ปิดชุดสำรอง', detail });
      tell(MANIFEST);
      const text = Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`);
      const { sha256 } = await writeHashedBytes(join(/* turbopackIgnore: true */ draft, MANIFEST), text);
      tell(MANIFEST_SUM);
      await writeHashedBytes(
        join(/* turbopackIgnore: true */ draft, MANIFEST_SUM),
        Buffer.from(`${sha256}  ${MANIFEST}\n`),
      );
      for (const inside of [join(/* turbopackIgnore: true */ draft, TABLES), draft]) await syncFolder(inside);
      tell(name);
      await rename(draft, join(/* turbopackIgnore: true */ folder, name));
      await syncFolder(folder);
    },
    remove: () => rm(draft, { recursive: true, force: true }),
  };
}

const SUM = new RegExp(`^[0-9a-f]{64}  ${MANIFEST.replace('.', '\\.')}\n$`);

/** Compares the manifest with its sum. A sum that is none is damaged itself; else either of the two may be. */
function assertSum(path: string, sha256: string, sum: string): void {
  if (sum === `${sha256}  ${MANIFEST}\n`) return;
  throw new OperationRefused(
    SUM.test(sum)
      ? `ใน ${path} แฟ้ม ${MANIFEST} ไม่ตรงกับ ${MANIFEST_SUM}: แฟ้มใดแฟ้มหนึ่งถูกแก้หรือเสียหาย (the manifest and its sum differ: one of them is damaged)`
      : `ใน ${path} แฟ้ม ${MANIFEST_SUM} ถูกแก้หรือเสียหาย (the sum of the manifest is damaged)`,
  );
}

/**
 * Reads the manifest of a backup, after its hash was checked.
 *
 * @throws OperationRefused if the folder is no complete backup, or its manifest was changed
 */
export async function readManifest(path: string): Promise<BackupManifest> {
  const [text, sum] = await Promise.all(
    [MANIFEST, MANIFEST_SUM].map((name) => readFile(join(/* turbopackIgnore: true */ path, name)).catch(ignoreMissing)),
  );
  if (path.endsWith(PARTIAL) || !text || !sum) {
    throw new OperationRefused(`${path} ไม่ใช่ชุดสำรองที่ครบถ้วน (not a complete backup: it was interrupted, or is none)`);
  }
  return parseManifest(path, text, sum);
}

/**
 * Reads a manifest after its hash was checked.
 *
 * @param path of the backup, for messages
 * @throws OperationRefused if it was changed, or is of an unknown format
 */
export function parseManifest(path: string, text: Buffer, sum: Buffer): BackupManifest {
  assertSum(path, createHash('sha256').update(text).digest('hex'), sum.toString());
  const parsed = backupManifest.safeParse(JSON.parse(text.toString()));
  if (parsed.success) return parsed.data;
  throw new OperationRefused(
    `${join(/* turbopackIgnore: true */ path, MANIFEST)} เป็นรูปแบบที่โปรแกรมรุ่นนี้ไม่รู้จัก (unknown format: ${z.prettifyError(parsed.error).split('\n')[0]})`,
  );
}
