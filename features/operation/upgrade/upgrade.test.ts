import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { createBackup } from '../backup/backup.commands';
import { withConnection } from '../connection.queries';
import { aStore, ask, dropDatabases, hashTables } from '../operation.test-support';
import { assertRestored } from '../restore/target.queries';
import { decideWayOn, listBlocking } from './upgrade.rules';
import {
  anInstallation,
  aTime,
  listMarks,
  listMigrationNames,
  listReleases,
  type Releases,
} from './upgrade.test-support';
import { assertNoUpgrade, readJournal, settleUpgrade, withUpgradeLock, writeJournal } from './upgrade-journal.queries';

/** Each test backs up and restores, which is slow on a busy machine. */
jest.setTimeout(180_000);

let releases: Releases;
beforeAll(async () => {
  releases = await listReleases();
});
afterEach(dropDatabases);

test('an upgrade backs up, migrates and tries the new version out', async () => {
  const site = await anInstallation(releases);
  const steps: string[] = [];
  const result = await site.upgrade(releases.new, {
    report: ({ step }) => steps.push(step),
    tryOut: async () => {
      expect(await listMigrationNames(site.url)).toHaveLength(3);
      await expect(assertNoUpgrade(site.url)).rejects.toThrow('an upgrade is running');
    },
  });
  expect(result).toMatchObject({ state: 'upgraded', migrated: ['2_upper', '3_mark'], resumed: false });
  expect(await ask(site.url, 'SELECT count(*)::int AS marks FROM mark')).toEqual([{ marks: 500 }]);
  expect(await listMarks(site.url)).toEqual([]);
  await expect(assertNoUpgrade(site.url)).resolves.toBeUndefined();
  expect(steps.filter((step) => step.includes('('))).toHaveLength(4);
  const again = await site.upgrade(releases.new);
  expect(again).toMatchObject({ state: 'upgraded', migrated: [] });
});

test('a migration that fails after another takes all rows back; the older portal fits again', async () => {
  const site = await anInstallation(releases);
  const result = await site.upgrade(releases.broken);
  expect(result).toMatchObject({ state: 'back', problem: expect.stringContaining('3_mark') });
  expect(await hashTables(site.url)).toEqual(site.before);
  expect(await listMigrationNames(site.url)).toEqual(['1_office']);
  expect(await listMarks(site.url)).toEqual([]);
  const [{ id }] = await ask(site.url, `INSERT INTO item (office_id, topic) VALUES (1, 'next') RETURNING id`);
  expect(id).toBe(501);
  await expect(ask(site.url, 'INSERT INTO item (office_id) VALUES (99)')).rejects.toThrow('foreign key');
  expect(await site.upgrade(releases.new)).toMatchObject({ state: 'upgraded' });
});

test('a first migration that fails leaves everything untouched', async () => {
  const site = await anInstallation(releases);
  const result = await site.upgrade(releases.brokenAtOnce);
  expect(result.state).toBe('unchanged');
  expect(result.problem).toContain('2_upper');
  expect(await hashTables(site.url)).toEqual(site.before);
  expect(await listMarks(site.url)).toEqual([]);
  expect(await site.upgrade(releases.old)).toMatchObject({ state: 'upgraded', migrated: [] });
});

test('a version that does not get ready takes all rows back', async () => {
  const site = await anInstallation(releases);
  const tryOut = async () => {
    await ask(site.url, `DELETE FROM mark; UPDATE item SET topic = 'written by the trial'`);
    throw new Error('not ready: disk');
  };
  const result = await site.upgrade(releases.new, { tryOut });
  expect(result).toMatchObject({ state: 'back', problem: 'not ready: disk' });
  expect(await hashTables(site.url)).toEqual(site.before);
});

test('a backup that fails or is damaged changes nothing, and neither does a finding of the doctor', async () => {
  const site = await anInstallation(releases);
  const refuse = async (): Promise<string> => {
    throw new Error('disk is full');
  };
  await expect(site.upgrade(releases.new, { backUp: refuse })).rejects.toThrow('disk is full');
  await expect(site.upgrade(releases.new, { examine: refuse })).rejects.toThrow('disk is full');
  expect(await readdir(site.folder)).toEqual([]);
  const damage = async () => {
    const path = await site.options(releases.new).backUp();
    await writeFile(join(path, 'tables', 'item.copy.gz'), 'x');
    return path;
  };
  await expect(site.upgrade(releases.new, { backUp: damage })).rejects.toThrow('item.copy.gz');
  expect(await hashTables(site.url)).toEqual(site.before);
  expect(await listMarks(site.url)).toEqual([]);
});

test('a running portal, a newer database and a second upgrade are refused', async () => {
  const site = await anInstallation(releases);
  const portal = new Client({ connectionString: site.url, application_name: 'portal' });
  await portal.connect();
  await expect(site.upgrade(releases.new)).rejects.toThrow('stop the portal first');
  await portal.end();
  await withConnection(site.url, (client) =>
    withUpgradeLock(client, async () => {
      await expect(site.upgrade(releases.new)).rejects.toThrow('another upgrade');
    }),
  );
  await site.upgrade(releases.new);
  await expect(site.upgrade(releases.old)).rejects.toThrow('newer than this portal');
});

/** Interrupts an upgrade in its trial, as a kill does. */
async function interrupt(site: Awaited<ReturnType<typeof anInstallation>>) {
  let held = '';
  const tryOut = async () => {
    held = JSON.stringify(await withConnection(site.url, readJournal));
    throw new Error('x');
  };
  await site.upgrade(releases.new, { tryOut });
  await site.upgrade(releases.new, { backUp: async () => JSON.parse(held).backup });
  await withConnection(site.url, (client) => writeJournal(client, JSON.parse(held)));
  return JSON.parse(held);
}

test('an interrupted one goes forward with the new version, and back with the old one put in place again', async () => {
  const site = await anInstallation(releases);
  await interrupt(site);
  expect(await site.upgrade(releases.new)).toMatchObject({ state: 'upgraded', resumed: true });
  expect(await listMarks(site.url)).toEqual([]);

  const other = await anInstallation(releases);
  const { backup } = await interrupt(other);
  const { store } = await aStore([]);
  const keep = { days: 1, months: 1 };
  await createBackup({ databaseUrl: other.url, folder: other.folder, store, keep, at: aTime() });
  expect(await readFile(join(backup, 'manifest.json'), 'utf8')).toContain('item');
  expect(await other.upgrade(releases.old)).toMatchObject({ state: 'upgraded', resumed: true, migrated: [] });
  expect(await hashTables(other.url)).toEqual(other.before);
});

test('a way back without its backup says so, and goes on when it is there', async () => {
  const site = await anInstallation(releases);
  const { backup } = await interrupt(site);
  await rename(backup, `${backup}.away`);
  await expect(site.upgrade(releases.old)).rejects.toThrow('the way back failed');
  await rename(`${backup}.away`, backup);
  await site.upgrade(releases.old);
  expect(await hashTables(site.url)).toEqual(site.before);
});

test('a portal that starts after an interrupted upgrade ends it; one on a half restored database doesn’t start', async () => {
  const site = await anInstallation(releases);
  await interrupt(site);
  await settleUpgrade(site.url);
  expect(await listMarks(site.url)).toEqual([]);
  await interrupt(site).catch(() => undefined);
  await expect(assertRestored(site.url)).resolves.toBeUndefined();
});

test('the way on depends on the journal and on the migrations that the portal knows', () => {
  const journal = { step: 'migrate' as const, before: ['1'], version: '1', backup: '/b', problem: null };
  expect(decideWayOn(undefined, ['1'], ['1', '2'])).toBe('fresh');
  expect(decideWayOn(journal, ['1'], ['1', '2'])).toBe('fresh');
  expect(decideWayOn(journal, ['1', '2'], ['1', '2', '3'])).toBe('forward');
  expect(decideWayOn(journal, ['1', '2'], ['1'])).toBe('back');
  expect(decideWayOn({ ...journal, step: 'back' }, [], ['1', '2'])).toBe('back');
});

test('faults of what an upgrade needs hinder it; missing migrations, mail and old backups do not', () => {
  const finding = (check: string, level: 'error' | 'warning' = 'error') => ({ check, level, found: '' });
  const names = ['postgres.fsync', 'disk.space', 'node', 'migrations', 'mail.server', 'backup.age', 'tls', 'settings'];
  const findings = [...names.map((name) => finding(name)), finding('postgres.role', 'warning')];
  expect(listBlocking(findings).map(({ check }) => check)).toEqual([
    'postgres.fsync',
    'disk.space',
    'node',
    'settings',
  ]);
});
