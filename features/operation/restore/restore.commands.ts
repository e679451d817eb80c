import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Client } from 'pg';
import { verifySeals } from '@/features/audit/seal/seal.queries';
import type { MediaStore } from '@/features/media/media.store';
import { createClient } from '@/lib/db/db';
import { readMigrations } from '@/lib/db/migrate/files';
import { migrate } from '@/lib/db/migrate/migrate';
import { getMediaCopies, listBackups, readManifest } from '../backup/backup-folder';
import { checkBackup, type DamagedFile } from '../backup/check-backup';
import type { BackupManifest, MediaEntry } from '../backup/manifest.schema';
import { withConnection } from '../connection.queries';
import { OperationRefused, type ReportProgress } from '../operation.errors';
import { lowerServerPriority } from '../priority.queries';
import { loadRows } from './load.commands';
import { assertTarget, emptyTarget, markTarget, unmarkTarget } from './target.queries';

/** Damaged files named in a message. */
const NAMED = 5;

/**
 * Finds a backup by its name, its path, or without either the newest one.
 *
 * @throws OperationRefused if there is none
 */
export async function findBackup(folder: string, wanted?: string): Promise<{ folder: string; path: string }> {
  const name = wanted ?? (await listBackups(folder)).at(-1);
  if (name === undefined) throw new OperationRefused(`ไม่มีชุดสำรองใน ${folder} (no backup there)`);
  const path =
    basename(name) === name
      ? join(/* turbopackIgnore: true */ folder, name)
      : resolve(/* turbopackIgnore: true */ name);
  const there = await stat(path).catch(() => undefined);
  if (!there?.isDirectory()) throw new OperationRefused(`ไม่มีชุดสำรองชื่อ ${name} (no backup of this name)`);
  return { folder: dirname(path), path };
}

type OpenOptions = {
  /** Folder of the migrations; the project's own, except in tests. */
  migrations?: string | undefined;
  /** Leaves out the media files, where only the database is restored. */
  withoutMedia?: boolean;
};

/**
 * Reads a backup and checks each of its files against its hash.
 *
 * @throws OperationRefused if it is incomplete, damaged, or newer than this portal
 */
export async function openBackup(
  folder: string,
  path: string,
  report: ReportProgress = () => undefined,
  { migrations, withoutMedia = false }: OpenOptions = {},
) {
  const manifest = await readManifest(path);
  if (basename(path) !== manifest.name)
    throw new OperationRefused(`โฟลเดอร์ ${path} ถูกเปลี่ยนชื่อจาก ${manifest.name} (the folder was renamed)`);
  const { damaged, media } = await checkBackup(folder, manifest, report, withoutMedia);
  assertSound(damaged);
  await assertKnownSchema(manifest, migrations);
  return { manifest, media };
}

/**
 * Names the damaged files of a backup.
 *
 * @throws OperationRefused if there are any
 */
export function assertSound(damaged: readonly DamagedFile[]): void {
  if (damaged.length === 0) return;
  const named = damaged.slice(0, NAMED).map(({ file, problem }) => `${file} (${problem})`);
  const more = damaged.length > NAMED ? ` และอีก ${damaged.length - NAMED}` : '';
  throw new OperationRefused(`ชุดสำรองเสียหาย (the backup is damaged): ${named.join(', ')}${more}`);
}

async function assertKnownSchema({ migrations, version }: BackupManifest, folder?: string): Promise<void> {
  const ours = await readMigrations(folder);
  const strange = migrations.find(
    ({ name, checksum }, at) => ours[at]?.name !== name || ours[at]?.checksum !== checksum,
  );
  if (!strange) return;
  throw new OperationRefused(
    `ชุดสำรองมาจากโปรแกรมรุ่น ${version} ซึ่งใหม่กว่าหรือต่างจากรุ่นนี้ (มี ${strange.name}) ให้กู้คืนด้วยรุ่นนั้น (the backup is of a newer or another portal)`,
  );
}

export type RestoreOptions = {
  databaseUrl: string;
  folder: string;
  path: string;
  manifest: BackupManifest;
  media: readonly MediaEntry[];
  /** Store of the media files; without it they are left where they are. */
  store?: MediaStore;
  report?: ReportProgress;
  /** Runs when the data is there and verified, before the database counts as restored. */
  afterwards?: () => Promise<void>;
  /**
   * Leaves the schema as it was in the backup, for the older portal. The audit log is not verified then: the statements
   * of this portal need its own schema, and the rows are those of the backup by its hashes.
   */
  keepSchema?: boolean;
  /** Folder of the migrations; the project's own, except in tests. */
  migrations?: string | undefined;
};
export type RestoreResult = { rows: number; media: number; migrated: string[]; auditRows: number };

/**
 * Restores an opened backup into an empty or marked database: schema of the backup, rows, media files, then the
 * migrations since. Until all is verified, the database is marked as one that a restore may replace, so that one that
 * was killed is simply repeated.
 *
 * @throws OperationRefused if the database isn't empty and not marked, or in use; Error if something doesn't add up
 */
export function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { databaseUrl, path, manifest, report = () => undefined, afterwards, migrations } = options;
  return withConnection(databaseUrl, async (client) => {
    const { isEmpty } = await assertTarget(client);
    await lowerServerPriority(client);
    await markTarget(client, 'restore');
    if (!isEmpty) await emptyTarget(client);
    report({ step: 'สร้างโครงสร้างฐานข้อมูล' });
    const last = manifest.migrations.at(-1)?.name;
    await migrate(databaseUrl, migrations, last);
    await loadRows(client, path, manifest, report);
    if (options.store) await writeMedia(options, options.store, report);
    const { migrated, auditRows } = options.keepSchema
      ? { migrated: [], auditRows: 0 }
      : await bringUpToDate(databaseUrl, report, migrations);
    await afterwards?.();
    report({ step: 'ปิดการกู้คืน' });
    await unmarkTarget(client);
    return { rows: sumRows(manifest), media: options.media.length, migrated, auditRows };
  });
}

async function bringUpToDate(databaseUrl: string, report: ReportProgress, migrations?: string) {
  report({ step: 'ปรับโครงสร้างเป็นรุ่นปัจจุบัน' });
  const migrated = await migrate(databaseUrl, migrations);
  report({ step: 'ตรวจบันทึกการใช้งาน' });
  return { migrated, auditRows: await verifyAudit(databaseUrl) };
}

/** Media files go into the store of this installation; those that are there already stay. */
async function writeMedia({ folder, media }: RestoreOptions, store: MediaStore, report: ReportProgress): Promise<void> {
  for (const [at, { name, bytes }] of media.entries()) {
    report({ step: 'ไฟล์', done: at, total: media.length });
    await store.write(name, { path: join(/* turbopackIgnore: true */ getMediaCopies(folder), name), bytes });
  }
}

async function verifyAudit(databaseUrl: string): Promise<number> {
  const client = createClient(databaseUrl, 1);
  try {
    const { broken, rows } = await verifySeals(client);
    if (broken) throw new Error(`seal ${broken.id} of the audit log does not match`);
    return rows;
  } finally {
    await client.$disconnect();
  }
}

const sumRows = ({ tables }: BackupManifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** Marks a database, whose whole content the next restore may then replace. */
export const markForRestore = (databaseUrl: string): Promise<void> =>
  withConnection(databaseUrl, (client: Client) => markTarget(client, 'operator'));
