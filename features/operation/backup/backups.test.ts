import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { DAY_MS } from '@/lib/time/units';
import { aFolder, aSecret, aStore, ask, ownUrl, PASSPHRASE } from '../operation.test-support';
import { openBackup } from '../restore/restore.commands';
import { createBackup } from './backup.commands';
import { toBackupName } from './backup-folder';
import { listExpiredBackups } from './retention.rules';
import { isBackupDue } from './schedule.rules';
import { openSecrets, sealSecrets } from './seal-secrets';
import { beginSnapshot } from './snapshot.queries';

jest.setTimeout(120_000);

const START = Date.parse('2026-03-01T19:30:00Z');
const day = (number: number): Date => new Date(START + number * DAY_MS);

test('secrets open only with their passphrase and in their backup, and are not readable', async () => {
  const secret = aSecret();
  const file = await sealSecrets(secret, PASSPHRASE, 'one');
  expect(file.toString()).not.toContain(secret.pepper);
  expect(await openSecrets(file, PASSPHRASE.normalize('NFD'), 'one')).toEqual(secret);
  await expect(openSecrets(file, `${PASSPHRASE} `, 'one')).rejects.toThrow('wrong passphrase');
  await expect(openSecrets(file, PASSPHRASE, 'other')).rejects.toThrow('wrong passphrase');
});

test('media are copied once; retention deletes backups and the files that only they had', async () => {
  const folder = await aFolder('backups');
  const { store, names } = await aStore([Buffer.from('one'), Buffer.from('two')]);
  const [one = '', two = ''] = names;
  const backup = (number: number) =>
    createBackup({ databaseUrl: ownUrl(), folder, store, keep: { days: 2, months: 0 }, at: day(number) });
  expect(await backup(0)).toMatchObject({ copiedMedia: 2, deleted: [] });
  await store.remove(one);
  const third = (await aStore([Buffer.from('three')])).names.at(0) ?? '';
  await store.write(third, Buffer.from('three'));
  expect(await backup(1)).toMatchObject({ copiedMedia: 1, deleted: [] });
  expect((await readdir(join(folder, 'media'))).sort()).toEqual([one, two, third].sort());
  expect(await backup(2)).toMatchObject({ copiedMedia: 0, deleted: [toBackupName(day(0))] });
  expect((await readdir(join(folder, 'media'))).sort()).toEqual([two, third].sort());
  expect((await openBackup(folder, join(folder, toBackupName(day(1))))).media).toHaveLength(2);
});

test('a copy that was cut short is copied again', async () => {
  const folder = await aFolder('backups');
  const { store, names } = await aStore([Buffer.from('whole')]);
  const copy = join(folder, 'media', names[0] ?? '');
  await createBackup({ databaseUrl: ownUrl(), folder, store, at: day(0) });
  await writeFile(copy, 'wh');
  const { path } = await createBackup({ databaseUrl: ownUrl(), folder, store, at: day(1) });
  expect(await readFile(copy, 'utf8')).toBe('whole');
  await expect(openBackup(folder, path)).resolves.toHaveProperty('manifest');
});

test('a second backup at the same time is refused, and leaves nothing', async () => {
  const [folder, { store }] = [await aFolder('backups'), await aStore([])];
  const first = new Client({ connectionString: ownUrl() });
  await first.connect();
  await first.query(`SELECT pg_advisory_lock(hashtextextended('portal backup', 0))`);
  await expect(createBackup({ databaseUrl: ownUrl(), folder, store, at: day(0) })).rejects.toThrow('another backup');
  await first.end();
  expect(await readdir(folder)).toEqual([]);
});

test('of days and months the newest backup stays, and the newest of all in any case', () => {
  const backups = [0, 0.1, 1, 2, 40, 80].map((number) => ({ name: toBackupName(day(number)), at: day(number) }));
  const expired = (days: number, months: number) => listExpiredBackups(backups, { days, months }).length;
  expect(expired(10, 0)).toBe(1);
  expect(expired(2, 0)).toBe(4);
  expect(listExpiredBackups(backups, { days: 1, months: 3 }).sort()).toEqual(
    [0, 0.1, 1].map((number) => toBackupName(day(number))),
  );
  expect(listExpiredBackups(backups.slice(0, 1), { days: 1, months: 0 })).toEqual([]);
});

test('generated columns are not written, as the database computes them', async () => {
  await ask(ownUrl(), 'CREATE TABLE computed (a int, b int GENERATED ALWAYS AS (a * 2) STORED)');
  const client = new Client({ connectionString: ownUrl() });
  await client.connect();
  const tables = await beginSnapshot(client);
  await client.end();
  await ask(ownUrl(), 'DROP TABLE computed');
  expect(tables.find(({ name }) => name === 'computed')).toMatchObject({ columns: ['a'] });
});

test('a backup is due once a day from its time on, and a missed one is made up for', () => {
  const at = (time: string) => new Date(`2026-03-02T${time}:00+07:00`);
  expect(isBackupDue('02:30', undefined, at('02:00'))).toBe(true);
  expect(isBackupDue('02:30', at('02:31'), at('23:59'))).toBe(false);
  expect(isBackupDue('02:30', at('00:10'), at('02:29'))).toBe(false);
  expect(isBackupDue('02:30', at('00:10'), at('02:30'))).toBe(true);
  expect(isBackupDue('23:00', at('01:00'), at('02:00'))).toBe(false);
  expect(isBackupDue('23:00', new Date('2026-02-28T23:01:00+07:00'), at('02:00'))).toBe(true);
});
