import { z } from 'zod';
import { db } from '@/lib/db/db';
import { readMigrations } from '@/lib/db/migrate/files';
import { type Env, env } from '@/lib/env/env';
import { countQueued } from '@/lib/metrics/queries';
import { getCurrentMs } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';
import { readPortalVersion } from '../backup/backup.commands';
import { getBackupFolder, listBackups, listPartialBackups, readBackupTime } from '../backup/backup-folder';
import { readDisk } from '../doctor/disk';
import { findLastDrill, isDrillMissed } from '../drill/drill-record';
import { readMaintenance } from '../maintenance/maintenance.queries';

const databaseRow = z.tuple([z.object({ version: z.string(), bytes: z.coerce.number() })]);

/** Condition of the installation in numbers. */
export async function readStatus() {
  const [migrations, { version, bytes }, queues] = await Promise.all([
    countMigrations(),
    readDatabase(),
    countQueued(),
  ]);
  const [backup, drill] = [await readBackupStatus(), await findLastDrill(getBackupFolder())];
  return {
    version: await readPortalVersion(),
    node: process.versions.node,
    site: env.SITE_URL,
    database: { version, bytes, ...migrations },
    backup,
    disk: { folder: env.DATA_DIR, ...(await readDisk(env.DATA_DIR)) },
    queues: queues ?? {},
    drill,
    /** True if drills are scheduled, there is a backup, and none was held in time. */
    drillMissed:
      env.BACKUP_AT !== undefined && backup.count > 0 && isDrillMissed(env.BACKUP_DRILL_DAYS, drill, getCurrentMs()),
    maintenance: (await readMaintenance()).on,
  };
}

/** Version of the server, and size of the database. */
export async function readDatabase() {
  const [row] = databaseRow.parse(
    await db.$queryRaw`SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
                              pg_database_size(current_database()) AS bytes`,
  );
  return row;
}

const historyRows = z.array(z.object({ name: z.string() }));

/** Applied migrations, and those of this build that are missing. */
export async function countMigrations() {
  const rows = historyRows.parse(
    await db.$queryRaw`SELECT migration_name AS name FROM _prisma_migrations
                       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const applied = new Set(rows.map(({ name }) => name));
  const missing = (await readMigrations()).map(({ name }) => name).filter((name) => !applied.has(name));
  return { applied: applied.size, missing };
}

/** The newest complete backup with its age in hours, and interrupted ones. */
export async function readBackupStatus(now = getCurrentMs(), given: Env = env) {
  const folder = getBackupFolder(given);
  const [names, partial] = await Promise.all([listBackups(folder), listPartialBackups(folder)]);
  const newest = names.at(-1);
  const at = newest === undefined ? undefined : readBackupTime(newest);
  return {
    folder,
    schedule: given.BACKUP_AT,
    count: names.length,
    newest,
    hours: at && Math.floor((now - at.getTime()) / HOUR_MS),
    partial,
  };
}
