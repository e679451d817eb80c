import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { env } from '@/lib/env/env';
import { listRuns } from '@/lib/jobs/runs';
import { listCacheCounts } from '@/lib/metrics/counts';
import { readCacheBytes, readCacheEntries } from '@/lib/metrics/gauges';
import { withTimeout } from '@/lib/process/timeout';
import { getCurrentMs } from '@/lib/time/current-time';
import { readPortalVersion } from '../backup/backup.commands';
import { getBackupFolder, readBackupTime } from '../backup/backup-folder';
import { withConnection } from '../connection.queries';
import { readReplicaFacts } from '../doctor/database.queries';
import { readDisk } from '../doctor/disk';
import { findLastDrill } from '../drill/drill-record';
import { readBackupStatus } from '../status/status.queries';
import type { DiskReport, MachineFacts, ProcessFacts } from './reports.schema';

/** Wait for the replica. */
const REPLICA_MS = 5_000;

/** Name of this machine among those that share the database; several servers of one machine differ by their port. */
export const getMachineName = (): string => `${hostname()}:${env.PORT}`;

const getStart = (): string => new Date(getCurrentMs() - process.uptime() * 1_000).toISOString();

/** What this process can tell of itself. */
export function collectProcess(): ProcessFacts {
  const { rss, heapUsed } = process.memoryUsage();
  const bytes = readCacheBytes();
  const lookups = listCacheCounts().filter(({ count }) => count > 0);
  return {
    startedAt: getStart(),
    rssBytes: rss,
    heapBytes: heapUsed,
    caches: Object.fromEntries(
      Object.entries(readCacheEntries()).map(([name, entries]) => [name, { entries, bytes: bytes[name] ?? 0 }]),
    ),
    lookups: Object.fromEntries(lookups.map(({ outcome, count }) => [outcome, count])),
  };
}

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
