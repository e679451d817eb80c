import { db } from '@/lib/db/db';
import { readMigrations } from '@/lib/db/migrate/files';
import { readPortalVersion } from '../backup/backup.commands';
import { getBackupFolder } from '../backup/backup-folder';
import { backUp, getDatabaseUrl } from '../backup/own-backup';
import { withConnection } from '../connection.queries';
import { examine } from '../doctor/examine';
import type { Finding } from '../doctor/finding';
import { OperationRefused, type ReportProgress } from '../operation.errors';
import { readTarget } from '../restore/target.queries';
import { tryOut } from './trial';
import { upgrade } from './upgrade.commands';
import { decideWayOn, listBlocking, listUnknown } from './upgrade.rules';
import type { UpgradeResult } from './upgrade.schema';
import { listApplied, readJournal } from './upgrade-journal.queries';

type OwnUpgrade = {
  folder?: string | undefined;
  /** Goes on in spite of the doctor's faults. */
  force: boolean;
  report: ReportProgress;
};

/** Upgrades the database of this installation to this build. */
export async function upgradeOwn({ folder, force, report }: OwnUpgrade): Promise<UpgradeResult & { version: string }> {
  const [databaseUrl, version] = [getDatabaseUrl(), await readPortalVersion()];
  const result = await upgrade({
    ...{ databaseUrl, version, report },
    examine: async () => {
      const blocking = force ? [] : await findBlocking();
      if (blocking.length > 0) throw new OperationRefused(describeBlocking(blocking));
    },
    backUp: async () => (await backUp({ folder, report })).path,
    tryOut: () => tryOut({ databaseUrl }),
  });
  return { ...result, version };
}

async function findBlocking(): Promise<Finding[]> {
  const findings = await examine();
  // The pool of this process must not count as a portal.
  await db.$disconnect();
  return listBlocking(findings);
}

const describeBlocking = (blocking: readonly Finding[]): string =>
  [
    'ยังปรับรุ่นไม่ได้ แก้สิ่งเหล่านี้ก่อน หรือใช้ --force (put these right first, or use --force)',
    ...blocking.map(({ check, found, advice }) => `✗ ${check}: ${found}${advice ? `\n    → ${advice}` : ''}`),
  ].join('\n');

/** Plan of an upgrade: what it would do now, without doing it. */
export async function planUpgrade(folder = getBackupFolder()) {
  const [version, migrations] = [await readPortalVersion(), await readMigrations()];
  const own = migrations.map(({ name }) => name);
  const read = await withConnection(getDatabaseUrl(), async (client) => {
    const [names, journal] = [await listApplied(client), await readJournal(client)];
    const { rows } = await client.query('SELECT pg_database_size(current_database())::float8 AS bytes');
    return { names, journal, portals: (await readTarget(client)).portals, databaseBytes: Number(rows[0].bytes) };
  });
  const { names, journal, ...facts } = read;
  return {
    ...{ version, folder, ...facts },
    way: decideWayOn(journal, names, own),
    isEmpty: names.length === 0,
    missing: listUnknown(own, names),
    unknown: listUnknown(names, own),
    blocking: await findBlocking(),
  };
}
