import { stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { getMediaStore, type MediaStore } from '@/features/media/media.store';
import { type Env, env } from '@/lib/env/env';
import { DAY_MS } from '@/lib/time/units';
import { readArrivals } from '../arrivals/arrivals';
import { judgeArrivals } from '../arrivals/arrivals.rules';
import { getBackupFolder } from '../backup/backup-folder';
import { withConnection } from '../connection.queries';
import { findLastDrill } from '../drill/drill-record';
import { readBackupStatus } from '../status/status.queries';
import { readJournal } from '../upgrade/upgrade-journal.queries';
import { checkCertificate } from './certificate';
import { readDatabaseFacts, readReplicaFacts } from './database.queries';
import { judgeDatabase } from './database.rules';
import { checkDisk, isSameDisk } from './disk';
import { type Finding, fault } from './finding';
import { judgeMemory } from './machine.rules';
import { readMachineClock } from './machine-clock';
import { checkMailServer, sendTestMail } from './mail-probe';
import { checkMedia } from './media-sample.queries';
import { checkRemoteBackups } from './remote-probe';
import { judgeReplica } from './replica.rules';
import { judgeSettings } from './settings.rules';
import { checkSite } from './site-probe';
import { judgeUpgrade } from './upgrade.rules';

type Examined = {
  /** Settings of the installation. */
  given?: Env;
  store?: MediaStore;
  /** Address that gets a test mail; none is sent without it. */
  mailTo?: string | undefined;
};

/**
 * Examines the installation; every finding that is not good says what to do. A check that fails is a finding too, so
 * that one broken part hides no other.
 */
export async function examine({ given = env, store = getMediaStore(), mailTo }: Examined = {}): Promise<Finding[]> {
  const parts: [string, () => Promise<Finding[]>][] = [
    ['settings', () => examineSettings(given)],
    ['machine', async () => [judgeMemory(given, process.constrainedMemory() || totalmem())]],
    ['postgres', () => examineDatabase(given, store)],
    ['replica', () => examineReplica(given)],
    ['disk', () => examineDisks(given)],
    ['tls', () => checkCertificate(new URL(given.SITE_URL), readMachineClock())],
    ['site', () => checkSite(given.SITE_URL)],
    ['arrivals', async () => judgeArrivals(given, await readArrivals(given.DATA_DIR, readMachineClock()))],
    ['backup', () => checkRemoteBackups(given, readMachineClock())],
    ['mail', () => checkMailServer(given.SMTP_URL)],
    ['mail', async () => (mailTo === undefined ? [] : sendTestMail(given.SMTP_URL, mailTo))],
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

/** Permissions of a file or folder; undefined if it isn't there. */
const readMode = async (path: string): Promise<number | undefined> => {
  const found = await stat(path).catch(() => undefined);
  return found && found.mode & 0o777;
};

async function examineSettings(given: Env): Promise<Finding[]> {
  const folder = getBackupFolder(given);
  const { hours } = await readBackupStatus(readMachineClock(), given);
  const drill = await findLastDrill(folder);
  return judgeSettings(given, {
    node: process.versions.node,
    secretsMode: await readMode(join(/* turbopackIgnore: true */ given.DATA_DIR, 'secrets')),
    backupsMode: await readMode(folder),
    backupHours: hours,
    drill: drill && { days: Math.floor((readMachineClock() - Date.parse(drill.at)) / DAY_MS), ok: drill.ok },
    isBackupBeside: await isSameDisk(given.DATA_DIR, folder),
  });
}

/** Connections that this machine may open: each process has a pool, and one connection that listens. */
export const countConnections = ({ WEB_CONCURRENCY, DATABASE_POOL }: Pick<Env, 'WEB_CONCURRENCY' | 'DATABASE_POOL'>) =>
  (WEB_CONCURRENCY + 1) * (DATABASE_POOL + 1);

async function examineDatabase(given: Env, store: MediaStore): Promise<Finding[]> {
  if (!given.DATABASE_URL) return [fault('postgres', 'ไม่มี DATABASE_URL', 'ตั้ง DATABASE_URL (not set)')];
  return withConnection(given.DATABASE_URL, async (client) => {
    const facts = await readDatabaseFacts(client);
    const findings = [...judgeDatabase(facts, countConnections(given)), judgeUpgrade(await readJournal(client))];
    return facts.missingMigrations.length > 0 ? findings : [...findings, ...(await checkMedia(client, store))];
  });
}

async function examineReplica({ DATABASE_REPLICA_URL: url }: Env): Promise<Finding[]> {
  return url ? judgeReplica(await withConnection(url, readReplicaFacts)) : [];
}

async function examineDisks(given: Env): Promise<Finding[]> {
  const backups = getBackupFolder(given);
  const hasBackups = await stat(backups).catch(() => undefined);
  return [
    ...(await checkDisk('disk', resolve(/* turbopackIgnore: true */ given.DATA_DIR), given.DISK_FREE_MB)),
    ...(hasBackups ? await checkDisk('backup', backups, given.DISK_FREE_MB) : []),
  ];
}
