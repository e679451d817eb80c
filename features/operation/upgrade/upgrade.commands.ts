import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { readMigrations } from '@/lib/db/migrate/files';
import { migrate } from '@/lib/db/migrate/migrate';
import { inTransaction, withConnection } from '../connection.queries';
import { OperationRefused, type ReportProgress } from '../operation.errors';
import { readTarget } from '../restore/target.queries';
import { checkBackupOf, takeBack } from './take-back.commands';
import { decideWayOn, isSame, listUnknown } from './upgrade.rules';
import type { UpgradeResult } from './upgrade.schema';
import {
  type Journal,
  listApplied,
  readJournal,
  removeFailed,
  removeJournal,
  withUpgradeLock,
  writeJournal,
} from './upgrade-journal.queries';

/** Wait for the portal of an interrupted trial, which ends when it finds itself alone. */
const ORPHAN_MS = 30_000;
const POLL_MS = 250;

export type UpgradeOptions = {
  databaseUrl: string;
  /** Version of this portal. */
  version: string;
  /** Looks at the installation before anything is done; throws OperationRefused. */
  examine?: () => Promise<unknown>;
  /** Makes the backup; returns its path. */
  backUp: () => Promise<string>;
  /** Starts this portal on the migrated database and ends it again; throws with the reason if it doesn't get ready. */
  tryOut: () => Promise<unknown>;
  report?: ReportProgress;
  /** Folder of the migrations; the project's own, except in tests. */
  migrations?: string;
};

/**
 * Upgrades the database to this portal: backup, migrations, proof by starting the portal; if one of them fails, the
 * backup is restored. A journal in the database makes it survive a kill: until the first migration the database is the
 * old one, and from then on the next run goes on forward or back. No portal may use the database meanwhile.
 *
 * @throws OperationRefused if nothing was changed: a portal or another upgrade runs, or the database is newer; Error
 *   if the way back failed, too
 */
export function upgrade(options: UpgradeOptions): Promise<UpgradeResult> {
  return withConnection(options.databaseUrl, (client) =>
    withUpgradeLock(client, async () => {
      const journal = await readJournal(client);
      await waitUntilUnused(client, journal ? ORPHAN_MS : 0);
      const applied = await listApplied(client);
      const own = (await readMigrations(options.migrations)).map(({ name }) => name);
      const way = decideWayOn(journal, applied, own);
      if (journal && way === 'forward') return goForward(client, options, journal, true);
      if (journal && way === 'back') {
        const taken = await takeBack(client, options, journal);
        // The older portal is in place again: what is asked for is done, once it is seen ready.
        if (journal.step === 'back') return taken;
        return { ...(await begin(client, options, own)), resumed: true };
      }
      return begin(client, options, own);
    }),
  );
}

async function begin(client: Client, options: UpgradeOptions, own: readonly string[]): Promise<UpgradeResult> {
  const { report = () => undefined } = options;
  const before = await listApplied(client);
  assertOlder(before, own);
  report({ step: 'ตรวจสภาพ (doctor)' });
  await options.examine?.();
  report({ step: 'สำรองข้อมูล (backup)' });
  const backup = await options.backUp();
  report({ step: 'ตรวจชุดสำรอง' });
  await checkBackupOf(options, backup);
  const journal: Journal = { step: 'migrate', before, version: options.version, backup, problem: null };
  await inTransaction(client, () => writeJournal(client, journal));
  return goForward(client, options, journal, false);
}

function assertOlder(applied: readonly string[], own: readonly string[]): void {
  if (applied.length === 0)
    throw new OperationRefused('ฐานข้อมูลว่างเปล่า ไม่มีอะไรให้ปรับรุ่น: สั่ง npm start หรือ restore (the database is empty)');
  const [strange] = listUnknown(applied, own);
  if (strange === undefined) return;
  throw new OperationRefused(
    `ฐานข้อมูลใหม่กว่าโปรแกรมรุ่นนี้ (มี ${strange}) ให้ใช้โปรแกรมรุ่นที่ใหม่กว่า (the database is newer than this portal)`,
  );
}

/** Migrations and proof; on a failure the way back. */
async function goForward(
  client: Client,
  options: UpgradeOptions,
  journal: Journal,
  resumed: boolean,
): Promise<UpgradeResult> {
  const { databaseUrl, migrations, report = () => undefined } = options;
  try {
    report({ step: 'ปรับโครงสร้าง (migrations)' });
    await migrate(databaseUrl, migrations);
    report({ step: 'ลองเปิดรุ่นนี้ (readyz)' });
    await options.tryOut();
  } catch (error) {
    return giveUp(client, options, journal, resumed, error);
  }
  const migrated = listUnknown(await listApplied(client), journal.before);
  await removeJournal(client);
  return { state: 'upgraded', migrated, backup: journal.backup, resumed };
}

async function giveUp(
  client: Client,
  options: UpgradeOptions,
  journal: Journal,
  resumed: boolean,
  error: unknown,
): Promise<UpgradeResult> {
  const problem = (error instanceof Error ? error.message : String(error)).trim();
  if (isSame(await listApplied(client), journal.before)) {
    await removeFailed(client);
    await removeJournal(client);
    return { state: 'unchanged', migrated: [], backup: journal.backup, resumed, problem };
  }
  await waitUntilUnused(client, ORPHAN_MS);
  return { ...(await takeBack(client, options, { ...journal, problem })), resumed };
}

/** Waits until no portal uses the database. */
async function waitUntilUnused(client: Client, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while ((await readTarget(client)).portals > 0) {
    if (performance.now() >= end)
      throw new OperationRefused(
        'มีเว็บไซต์ใช้ฐานข้อมูลนี้อยู่ ให้หยุดก่อน แล้วสั่งใหม่ (stop the portal first: it uses this database)',
      );
    await sleep(POLL_MS);
  }
}
