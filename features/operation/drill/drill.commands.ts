import { mkdir } from 'node:fs/promises';
import { env } from '@/lib/env/env';
import { log } from '@/lib/log/log';
import { getCurrentTime } from '@/lib/time/current-time';
import { getBackupFolder, listBackups } from '../backup/backup-folder';
import { getDatabaseUrl } from '../backup/own-backup';
import { OperationRefused, type ReportProgress } from '../operation.errors';
import { findBackup, openBackup, restoreBackup } from '../restore/restore.commands';
import { unlockSecrets } from '../restore/restore-secrets';
import { compareWithRunning, type DrawnPages } from './compare-portals';
import type { DrillResult } from './drill.schema';
import { findLastDrill, isDrillDue, recordDrill } from './drill-record';
import { withScratchDatabase } from './scratch-database.queries';

type DrillOptions = {
  databaseUrl: string;
  folder: string;
  /** Opens the secrets, if the backup has any. */
  passphrase?: string | undefined;
  /** Draws pages from the restored database, which needs a build; none are drawn without it. */
  drawPages?: (restoredUrl: string) => Promise<DrawnPages | undefined>;
  report?: ReportProgress;
  at: Date;
};

/**
 * Proves that the newest backup can be restored: every file against its hash, the secrets, a restore into a throw-away
 * database beside the running one with migrations, row counts and the audit log. The result is recorded, good or bad.
 *
 * @throws OperationRefused if no drill can be held here at all: another one runs, or no database may be created
 */
export async function holdDrill(options: DrillOptions): Promise<DrillResult> {
  const { databaseUrl, folder, at } = options;
  const begun = performance.now();
  const backup = (await listBackups(folder)).at(-1);
  const proof = await withScratchDatabase(databaseUrl, (url) =>
    proveBackup({ ...options, databaseUrl: url }).catch((error: unknown) => ({
      ok: false,
      problem: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    })),
  );
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const result: DrillResult = { at: at.toISOString(), ...(backup && { backup }), seconds, ...proof };
  await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
  await recordDrill(folder, result);
  return result;
}

async function proveBackup({ databaseUrl, folder, passphrase, drawPages, report }: DrillOptions) {
  const { path } = await findBackup(folder);
  const { manifest, media } = await openBackup(folder, path, report);
  if (passphrase !== undefined && manifest.secrets) await unlockSecrets(path, manifest, passphrase);
  const { rows, auditRows } = await restoreBackup({
    ...{ databaseUrl, folder, path, manifest, media },
    ...(report && { report }),
  });
  const secrets = passphrase !== undefined && manifest.secrets !== undefined;
  const pages = await drawPages?.(databaseUrl);
  return { ok: true, rows, auditRows, media: media.length, ...(secrets && { secrets }), ...(pages && { pages }) };
}

/** Holds a drill with the backups of this installation. */
export const holdOwnDrill = (report?: ReportProgress, folder = getBackupFolder()): Promise<DrillResult> =>
  holdDrill({
    ...{ databaseUrl: getDatabaseUrl(), folder, passphrase: env.BACKUP_PASSPHRASE, at: getCurrentTime() },
    drawPages: (restoredUrl) =>
      compareWithRunning({ restoredUrl, databaseUrl: getDatabaseUrl(), ...(report && { report }) }),
    ...(report && { report }),
  });

/**
 * Holds the drill of the week where backups are scheduled, if there is a backup.
 *
 * @returns zero: it writes no row of the portal
 */
export async function holdDrillWhenDue(): Promise<number> {
  const folder = getBackupFolder();
  if (env.BACKUP_AT === undefined || (await listBackups(folder)).length === 0) return 0;
  if (!isDrillDue(env.BACKUP_DRILL_DAYS, await findLastDrill(folder), getCurrentTime())) return 0;
  try {
    const result = await holdOwnDrill();
    if (result.ok) log.info(result, 'the backup was restored for a drill');
    else log.error(result, 'the drill failed: the backup could not be restored');
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    log.warn({ reason: error.message }, 'no drill could be held');
  }
  return 0;
}
