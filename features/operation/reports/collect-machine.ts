import { resolve } from 'node:path';
import { env } from '@/lib/env/env';
import { listRuns } from '@/lib/jobs/runs';
import { withTimeout } from '@/lib/process/timeout';
import { readPortalVersion } from '../backup/backup.commands';
import { getBackupFolder, readBackupTime } from '../backup/backup-folder';
import { withConnection } from '../connection.queries';
import { readReplicaFacts } from '../doctor/database.queries';
import { readDisk } from '../doctor/disk';
import { findLastDrill } from '../drill/drill-record';
import { readBackupStatus } from '../status/status.queries';
import { getStart } from './collect-process';
import type { DiskReport, MachineFacts } from './reports.schema';

/** Wait for the replica. */
const REPLICA_MS = 5_000;

/** The state of this machine: disks, backups, the last drill, the replica, jobs. A disk that can't be read is left out. */
export async function collectMachine(): Promise<MachineFacts> {
  const { schedule, count, newest, folder, partial } = await readBackupStatus();
  const newestAt = newest === undefined ? undefined : readBackupTime(newest)?.toISOString();
  return {
    version: await readPortalVersion(),
    node: process.versions.node,
    startedAt: getStart(),
    exposed: env.exposed,
    disks: await readDisks(),
    leastMegabytes: env.DISK_FREE_MB,
    backup: { folder, schedule, count, newest, newestAt, partial, drillDays: env.BACKUP_DRILL_DAYS },
    drill: await findLastDrill(folder),
    replica: await readReplica(env.DATABASE_REPLICA_URL),
    jobs: listRuns(),
  };
}

async function readDisks(): Promise<DiskReport[]> {
  const folders = [
    { name: 'data', folder: resolve(/* turbopackIgnore: true */ env.DATA_DIR) },
    ...(env.MEDIA_STORE === 'disk'
      ? [{ name: 'media', folder: resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'media') } as const]
      : []),
    { name: 'backup', folder: getBackupFolder() },
  ] as const;
  const disks = await Promise.all(
    folders.map(async ({ name, folder }) => {
      const disk = await readDisk(folder).catch(() => undefined);
      return disk && { name, folder, ...disk };
    }),
  );
  return disks.filter((disk) => disk !== undefined);
}

async function readReplica(url: string | undefined): Promise<MachineFacts['replica']> {
  if (url === undefined) return undefined;
  return (await withTimeout(REPLICA_MS, withConnection(url, readReplicaFacts)).catch(() => undefined)) ?? null;
}
