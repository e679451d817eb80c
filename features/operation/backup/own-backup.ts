import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMediaStore } from '@/features/media/media.store';
import { getSecrets } from '@/lib/crypto/secrets';
import { env } from '@/lib/env/env';
import { envSchema } from '@/lib/env/settings';
import { ignoreMissing } from '@/lib/files/draft-files';
import { log } from '@/lib/log/log';
import { StartError } from '@/lib/process/start-error';
import { getCurrentTime } from '@/lib/time/current-time';
import { findLastDrill } from '../drill/drill-record';
import type { ReportProgress } from '../operation.errors';
import { openRemote } from '../remote/remote';
import { deleteExpiredRemote, sendBackup } from '../remote/remote.commands';
import { type BackupOptions, createBackup } from './backup.commands';
import { getBackupFolder, listBackups, readBackupTime } from './backup-folder';
import { isBackupDue } from './schedule.rules';
import type { BackupSecrets } from './seal-secrets';

/** URL of this installation's database, as restores and backups need it. */
export function getDatabaseUrl(): string {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  throw new StartError('ยังไม่ได้ตั้งค่า DATABASE_URL (DATABASE_URL is not set)');
}

/** Secrets and settings of this installation. */
function collectSecrets(): BackupSecrets {
  const settings = Object.keys(envSchema.shape).flatMap((name) => {
    const value = process.env[name]?.trim();
    return value && name !== 'BACKUP_PASSPHRASE' ? [[name, value] as const] : [];
  });
  return { ...getSecrets(), settings: Object.fromEntries(settings) };
}

type OwnBackup = { folder?: string | undefined; passphrase?: string | undefined; report?: ReportProgress };

/**
 * Makes a backup of this installation by its settings. After a failed drill it also looks into the media files that
 * were copied before, as one of them may be what is damaged.
 */
export async function backUp({ folder, passphrase = env.BACKUP_PASSPHRASE, report }: OwnBackup = {}) {
  const place = folder ?? getBackupFolder();
  const options: BackupOptions = {
    databaseUrl: getDatabaseUrl(),
    folder: place,
    verifyCopies: (await findLastDrill(place))?.ok === false,
    store: getMediaStore(),
    ...(passphrase && { secrets: { values: collectSecrets(), passphrase } }),
    keep: { days: env.BACKUP_KEEP_DAYS, months: env.BACKUP_KEEP_MONTHS },
    ...(report && { report }),
    at: getCurrentTime(),
  };
  const made = await createBackup(options);
  return { ...made, ...(await sendOwn(made.manifest.name, place, report)) };
}

/** File in the folder of the backups that names the one that has not arrived at the second place yet. */
const UNSENT = 'unsent';
const getUnsentFile = (folder: string): string => join(/* turbopackIgnore: true */ folder, UNSENT);

/** Sends a backup to the second place of the settings, and deletes expired ones there. */
async function sendOwn(name: string, folder: string, report?: ReportProgress): Promise<{ sent?: number }> {
  if (env.BACKUP_S3 === undefined) return {};
  await writeFile(getUnsentFile(folder), name);
  try {
    const remote = await openRemote(env.BACKUP_S3);
    const sent = await sendBackup(remote, folder, name, report);
    await rm(getUnsentFile(folder), { force: true });
    await deleteExpiredRemote(remote, { days: env.BACKUP_KEEP_DAYS, months: env.BACKUP_KEEP_MONTHS });
    return { sent };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `สำรองไว้ในเครื่องแล้วที่ ${folder} แต่ส่งไป ${env.BACKUP_S3} ไม่สำเร็จ: ${reason} (made here, but not sent)`,
    );
  }
}

/** Sends the backup that a failure or a kill kept from the second place; one that is no longer here is forgotten. */
async function sendUnsent(folder: string): Promise<void> {
  if (env.BACKUP_S3 === undefined) return;
  const name = (await readFile(getUnsentFile(folder), 'utf8').catch(ignoreMissing))?.trim();
  if (name === undefined) return;
  if (readBackupTime(name) && (await stat(join(/* turbopackIgnore: true */ folder, name)).catch(ignoreMissing))) {
    const { sent } = await sendOwn(name, folder);
    log.info({ name, sent }, 'backup sent');
  } else await rm(getUnsentFile(folder), { force: true });
}

/**
 * Makes the backup of the day, if `BACKUP_AT` asks for one and its time has come; else sends the last one, if it has
 * not arrived at the second place.
 *
 * @returns zero: it writes no row
 */
export async function backUpWhenDue(): Promise<number> {
  if (env.BACKUP_AT === undefined) return 0;
  const folder = getBackupFolder();
  const newest = (await listBackups(folder)).at(-1);
  if (!isBackupDue(env.BACKUP_AT, newest === undefined ? undefined : readBackupTime(newest), getCurrentTime())) {
    await sendUnsent(folder);
    return 0;
  }
  const { manifest, copiedMedia, deleted } = await backUp();
  const { name, secrets } = manifest;
  log.info({ name, copiedMedia, deleted: deleted.length, secrets: secrets !== undefined }, 'backup made');
  if (!secrets) log.warn({ name }, 'the backup has no secrets: BACKUP_PASSPHRASE is not set');
  return 0;
}
