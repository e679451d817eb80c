import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getMediaStore } from '@/features/media/media.store';
import { type Env, env } from '@/lib/env/env';
import { DAY_MS } from '@/lib/time/units';
import { getBackupFolder } from '../backup/backup-folder';
import { withConnection } from '../connection.queries';
import { findLastDrill } from '../drill/drill-record';
import { readBackupStatus } from '../status/status.queries';
import { readJournal } from '../upgrade/upgrade-journal.queries';
import { checkCertificate } from './certificate';
import { readDatabaseFacts, readReplicaFacts } from './database.queries';
import { judgeDatabase } from './database.rules';
import { checkDisk, isSameDisk } from './disk';
import { type Finding, fault, ok, warn } from './finding';
import { LAG_SECONDS } from './limits.rules';
import { checkMedia } from './media-sample.queries';
import { checkMailServer, checkSite } from './probes';
import { judgeSettings } from './settings.rules';
import { judgeUpgrade } from './upgrade.rules';

/**
 * Examines the installation; every finding that is not good says what to do. A check that fails is a finding too, so
 * that one broken part hides no other.
 */
export async function examine(): Promise<Finding[]> {
  const parts: [string, () => Promise<Finding[]>][] = [
    ['settings', examineSettings],
    ['postgres', examineDatabase],
    ['replica', examineReplica],
    ['disk', examineDisks],
    ['tls', () => checkCertificate(new URL(env.SITE_URL), Date.now())],
    ['site', () => checkSite(env.SITE_URL)],
    ['mail', () => checkMailServer(env.SMTP_URL)],
  ];
  const found = await Promise.all(
    parts.map(([name, run]) =>
      run().catch((error: unknown) => [
        fault(
          name,
          error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'ตรวจไม่ได้',
          'แก้ตามข้อความนี้แล้วตรวจใหม่ (put this right and look again)',
        ),
      ]),
    ),
  );
  return found.flat();
}

async function examineSettings(): Promise<Finding[]> {
  const secrets = await stat(join(/* turbopackIgnore: true */ env.DATA_DIR, 'secrets')).catch(() => undefined);
  const { hours } = await readBackupStatus();
  const drill = await findLastDrill(getBackupFolder());
  return judgeSettings(env, {
    node: process.versions.node,
    secretsMode: secrets && secrets.mode & 0o777,
    backupHours: hours,
    drill: drill && { days: Math.floor((Date.now() - Date.parse(drill.at)) / DAY_MS), ok: drill.ok },
    isBackupBeside: await isSameDisk(env.DATA_DIR, getBackupFolder()),
  });
}

/** Connections that this machine may open: each process has a pool, and one connection that listens. */
export const countConnections = ({ WEB_CONCURRENCY, DATABASE_POOL }: Pick<Env, 'WEB_CONCURRENCY' | 'DATABASE_POOL'>) =>
  (WEB_CONCURRENCY + 1) * (DATABASE_POOL + 1);

async function examineDatabase(): Promise<Finding[]> {
  if (!env.DATABASE_URL) return [fault('postgres', 'ไม่มี DATABASE_URL', 'ตั้ง DATABASE_URL (not set)')];
  return withConnection(env.DATABASE_URL, async (client) => {
    const facts = await readDatabaseFacts(client);
    const findings = [...judgeDatabase(facts, countConnections(env)), judgeUpgrade(await readJournal(client))];
    return facts.missingMigrations.length > 0
      ? findings
      : [...findings, ...(await checkMedia(client, getMediaStore()))];
  });
}

async function examineReplica(): Promise<Finding[]> {
  if (!env.DATABASE_REPLICA_URL) return [];
  const { isStandby, lagSeconds } = await withConnection(env.DATABASE_REPLICA_URL, readReplicaFacts);
  if (!isStandby)
    return [
      fault(
        'replica',
        'DATABASE_REPLICA_URL ไม่ใช่เครื่องสำเนา',
        'ชี้ไปเครื่องสำเนา (streaming replica) ของฐานข้อมูลหลัก (it is no standby)',
      ),
    ];
  return (lagSeconds ?? 0) > LAG_SECONDS
    ? [
        warn(
          'replica',
          `ตามหลัง ${Math.round(lagSeconds ?? 0)} วินาที`,
          'ตรวจเครือข่ายและภาระของเครื่องสำเนา (it lags behind)',
        ),
      ]
    : [ok('replica', 'ตามทัน')];
}

async function examineDisks(): Promise<Finding[]> {
  const backups = getBackupFolder();
  const hasBackups = await stat(backups).catch(() => undefined);
  return [
    ...(await checkDisk('disk', resolve(/* turbopackIgnore: true */ env.DATA_DIR), env.DISK_FREE_MB)),
    ...(hasBackups ? await checkDisk('backup', backups, env.DISK_FREE_MB) : []),
  ];
}
