import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { z } from 'zod';
import type { MediaStore } from '@/features/media/media.store';
import { writeCompressed, writeHashedBytes } from '@/lib/files/hashed-file';
import { withConnection } from '../connection.queries';
import { OperationRefused, type ReportProgress } from '../operation.errors';
import { lowerServerPriority } from '../priority.queries';
import { readJournal } from '../upgrade/upgrade-journal.queries';
import {
  beginBackupFolder,
  deleteAbandoned,
  deleteBackup,
  listBackups,
  readBackupTime,
  toBackupName,
} from './backup-folder';
import {
  BACKUP_FORMAT,
  type BackupManifest,
  getTablePath,
  MEDIA_LIST,
  SECRETS,
  type TableEntry,
} from './manifest.schema';
import { copyMedia, deleteUnusedCopies, writeMediaList } from './media-copies';
import { listExpiredBackups } from './retention.rules';
import { type BackupSecrets, sealSecrets } from './seal-secrets';
import {
  beginSnapshot,
  getServerVersion,
  listMigrations,
  listSequences,
  type SnapshotTable,
  withBackupLock,
  writeTable,
} from './snapshot.queries';

export type BackupOptions = {
  databaseUrl: string;
  /** Folder of all backups. */
  folder: string;
  store: MediaStore;
  /** Secrets, and the passphrase that opens them; without it the backup holds none. */
  secrets?: { values: BackupSecrets; passphrase: string };
  /** Numbers of days and months of which a backup is kept; undefined keeps all. */
  keep?: { days: number; months: number };
  /** Compares the media files that earlier backups have copied with their hashes, and copies damaged ones again. */
  verifyCopies?: boolean;
  report?: ReportProgress;
  /** Time of the snapshot. */
  at: Date;
};
export type BackupResult = { manifest: BackupManifest; path: string; copiedMedia: number; deleted: string[] };

/**
 * Makes a backup: one snapshot of the database, the media files that no earlier backup of the folder has, and the
 * secrets. It has its name only when it is complete and on the disk; one that was killed keeps a name that ends with
 * `.partial`, and is deleted after a day.
 *
 * @throws OperationRefused while another backup of this database runs; StartError if the database can't be reached
 */
export function createBackup(options: BackupOptions): Promise<BackupResult> {
  return withConnection(options.databaseUrl, (client) =>
    withBackupLock(client, async () => {
      await lowerServerPriority(client);
      await deleteAbandoned(options.folder, options.at);
      const made = await writeBackup(client, options);
      const held = (await readJournal(client))?.backup;
      options.report?.({ step: 'ลบชุดเก่า' });
      const deleted = options.keep ? await deleteExpired(options.folder, options.keep, held) : [];
      return { ...made, deleted };
    }),
  );
}

async function writeBackup(client: Client, options: BackupOptions) {
  const { folder, store, secrets, at, verifyCopies = false, report = () => undefined } = options;
  const name = toBackupName(at);
  const { draft, finish, remove } = await beginBackupFolder(folder, name);
  try {
    const tables = await beginSnapshot(client);
    const migrations = await listMigrations(client);
    if (migrations.length === 0) throw new OperationRefused('ฐานข้อมูลนี้ว่างเปล่า (there is nothing to back up)');
    const entries = await writeTables(client, tables, draft, report);
    const sequences = await listSequences(client);
    await client.query('COMMIT');
    const media = await copyMedia(store, folder, {
      verifyCopies,
      report: (done, total) => report({ step: 'ไฟล์', done, total }),
    });
    const list = await writeCompressed(
      join(/* turbopackIgnore: true */ draft, MEDIA_LIST),
      writeMediaList(media.entries),
    );
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      name,
      at: at.toISOString(),
      version: await readPortalVersion(),
      postgres: await getServerVersion(client),
      migrations,
      tables: entries,
      sequences,
      media: { ...list, files: media.entries.length, totalBytes: sumBytes(media.entries) },
      ...(secrets && { secrets: await writeSecrets(draft, name, secrets) }),
    };
    await finish(manifest, report);
    return { manifest, path: join(/* turbopackIgnore: true */ folder, name), copiedMedia: media.copied };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function writeTables(client: Client, tables: readonly SnapshotTable[], draft: string, report: ReportProgress) {
  const total = sumBytes(tables);
  const entries: TableEntry[] = [];
  let done = 0;
  for (const table of tables) {
    report({ step: 'ตาราง', detail: table.name, done, total });
    entries.push(await writeTable(client, table, join(/* turbopackIgnore: true */ draft, getTablePath(table.name))));
    done += table.bytes;
  }
  return entries;
}

async function writeSecrets(
  draft: string,
  name: string,
  { values, passphrase }: NonNullable<BackupOptions['secrets']>,
) {
  return writeHashedBytes(
    join(/* turbopackIgnore: true */ draft, SECRETS),
    await sealSecrets(values, passphrase, name),
  );
}

/** @param held path of the backup to which an unfinished upgrade may go back */
async function deleteExpired(folder: string, keep: { days: number; months: number }, held?: string): Promise<string[]> {
  const backups = (await listBackups(folder)).flatMap((name) => {
    const at = readBackupTime(name);
    return at ? [{ name, at }] : [];
  });
  const expired = listExpiredBackups(backups, keep).filter(
    (name) => join(/* turbopackIgnore: true */ folder, name) !== held,
  );
  for (const name of expired) await deleteBackup(folder, name);
  await deleteUnusedCopies(folder);
  return expired;
}

const sumBytes = (things: readonly { bytes: number }[]): number => things.reduce((sum, { bytes }) => sum + bytes, 0);

const packageFile = z.object({ version: z.string() });

/** Version of the portal, of its `package.json`. */
export const readPortalVersion = async (): Promise<string> =>
  packageFile.parse(JSON.parse(await readFile(join(process.cwd(), 'package.json'), 'utf8'))).version;
