import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '@/features/media/media.store';
import { env, parseEnv } from '@/lib/env/env';
import { aNews } from '@/testing/builders';
import { openS3Service, S3_KEYS, type S3Service } from '@/testing/s3-service';
import { createBackup } from '../backup/backup.commands';
import { readBackupTime, toBackupName } from '../backup/backup-folder';
import { backUpWhenDue } from '../backup/own-backup';
import { checkRemoteBackups } from '../doctor/remote-probe';
import {
  aDatabase,
  aFolder,
  aSecret,
  aStore,
  dropDatabases,
  hashTables,
  ownUrl,
  PASSPHRASE,
} from '../operation.test-support';
import { openBackup, restoreBackup } from '../restore/restore.commands';
import { checkRemote, listRemote, openRemote, readRemote, readRemoteManifest } from './remote';
import { deleteExpiredRemote, fetchBackup, sendBackup } from './remote.commands';

jest.setTimeout(180_000);

const BUCKET = 'portal-backups';
const ADDRESS = `s3://${BUCKET}/main`;
const day = (number: number) => new Date(Date.UTC(2026, 2, number));
let [service, folder]: [S3Service | undefined, string] = [undefined, ''];
let store: MediaStore;

beforeAll(async () => {
  service = await openS3Service(await aFolder('s3'), BUCKET);
  Object.assign(env, { S3_ENDPOINT: service.endpoint, S3_KEY: S3_KEYS.key, S3_SECRET: S3_KEYS.secret });
  folder = await aFolder('backups');
  ({ store } = await aStore([Buffer.from('one'), Buffer.alloc(200_000, 5)]));
  await aNews();
});
afterAll(() => {
  service?.close();
  Object.assign(env, { S3_ENDPOINT: undefined, S3_KEY: undefined, S3_SECRET: undefined });
});
afterEach(dropDatabases);

const backUp = (at: Date) =>
  createBackup({ databaseUrl: ownUrl(), folder, store, secrets: { values: aSecret(), passphrase: PASSPHRASE }, at });

test('a backup is sent, listed, checked, fetched and restored; media are sent once', async () => {
  const remote = await openRemote(ADDRESS);
  const { manifest } = await backUp(day(1));
  expect((await listRemote(remote)).names).toEqual([]);
  const first = await sendBackup(remote, folder, manifest.name);
  expect((await listRemote(remote)).names).toEqual([manifest.name]);
  expect(await checkRemote(remote, await readRemoteManifest(remote, manifest.name))).toEqual([]);
  const second = await backUp(day(2));
  expect(await sendBackup(remote, folder, second.manifest.name)).toBe(first - 2);
  expect((await openRemote(`${ADDRESS}/${manifest.name}/`)).name).toBe(manifest.name);

  const [fetched, target] = [await aFolder('fetched'), await aDatabase()];
  expect(await fetchBackup(remote, undefined, fetched)).toBe(second.manifest.name);
  const path = join(fetched, second.manifest.name);
  const opened = await openBackup(fetched, path);
  expect(opened.media).toHaveLength(2);
  const { folder: files, store: empty } = await aStore([]);
  await restoreBackup({ databaseUrl: target, folder: fetched, path, ...opened, store: empty });
  expect(await hashTables(target)).toEqual(await hashTables(ownUrl()));
  expect(files).not.toBe('');
});

test('one that was cut off before its sum is no backup; damage is named, and by a restore too', async () => {
  const remote = await openRemote(`s3://${BUCKET}/damaged`);
  const { manifest } = await backUp(day(3));
  await sendBackup(remote, folder, manifest.name);
  const check = async () => checkRemote(remote, await readRemoteManifest(remote, manifest.name));
  const flip = async (file: string) => {
    const good = await readRemote(remote, file);
    const bad = Buffer.from(good ?? '');
    bad.writeUInt8(bad.readUInt8(bad.length >> 1) ^ 1, bad.length >> 1);
    await remote.store.write(file, bad);
    return () => remote.store.write(file, good ?? Buffer.from(''));
  };
  const media = [...(await listRemote(remote)).files].filter((file) => file.startsWith('media/'));
  const own = ['tables/news.copy.gz', 'secrets.json'].map((file) => `${manifest.name}/${file}`);
  for (const file of [...own, ...media]) {
    const back = await flip(file);
    expect(await check()).toEqual([{ file, problem: 'changed' }]);
    await back();
  }
  for (const part of ['manifest.json', 'manifest.json.sha256']) {
    const back = await flip(`${manifest.name}/${part}`);
    await expect(check()).rejects.toThrow('manifest.json');
    await expect(fetchBackup(remote, undefined, await aFolder('fetched'))).rejects.toThrow('manifest.json');
    await back();
  }
  await flip(own[0] ?? '');
  const fetched = await aFolder('fetched');
  const name = await fetchBackup(remote, undefined, fetched);
  await expect(openBackup(fetched, join(fetched, name))).rejects.toThrow('news.copy.gz');
  await remote.store.remove(own[0] ?? '');
  expect(await check()).toEqual([{ file: own[0], problem: 'missing' }]);
  await remote.store.remove(`${manifest.name}/manifest.json.sha256`);
  expect((await listRemote(remote)).names).toEqual([]);
  await expect(fetchBackup(remote, undefined, await aFolder('fetched'))).rejects.toThrow('no backup');
});

test('of days and months the same backups are kept there, with the media that they name', async () => {
  const remote = await openRemote(`s3://${BUCKET}/kept`);
  const { store: own, names } = await aStore([Buffer.from('gone')]);
  const place = await aFolder('kept');
  for (const number of [10, 11, 12]) {
    if (number > 10) await own.remove(names[0] ?? '');
    const at = day(number);
    const { manifest } = await createBackup({ databaseUrl: ownUrl(), folder: place, store: own, at });
    await sendBackup(remote, place, manifest.name);
  }
  expect([...(await listRemote(remote)).files]).toContain(`media/${names[0]}`);
  expect(await deleteExpiredRemote(remote, { days: 2, months: 0 })).toEqual([toBackupName(day(10))]);
  const { names: left, files } = await listRemote(remote);
  expect(left).toEqual([11, 12].map((number) => toBackupName(day(number))));
  expect([...files].filter((file) => file.startsWith('media/') || file.startsWith(toBackupName(day(10))))).toEqual([]);
});

test('the doctor finds a second place without a backup, with an old one, or without the newest one', async () => {
  const place = await aFolder('doctor');
  const address = `s3://${BUCKET}/doctor`;
  const { S3_ENDPOINT = '', S3_KEY = '', S3_SECRET = '' } = env;
  const given = { S3_ENDPOINT, S3_KEY, S3_SECRET, BACKUP_S3: address, BACKUP_AT: '02:30', BACKUP_DIR: place };
  const look = (at: Date, more = {}) => checkRemoteBackups(parseEnv({ ...given, ...more }), at.getTime());
  expect(await look(day(20), { BACKUP_S3: '' })).toEqual([]);
  expect(await look(day(20))).toMatchObject([{ check: 'backup.remote', level: 'error' }]);
  const make = (at: Date) => createBackup({ databaseUrl: ownUrl(), folder: place, store, at });
  await sendBackup(await openRemote(address), place, (await make(day(20))).manifest.name);
  expect(await look(day(21))).toMatchObject([{ check: 'backup.remote', level: 'ok' }]);
  const old = [{ check: 'backup.remote', level: 'error', found: expect.stringContaining('48') }];
  expect(await look(day(22))).toMatchObject(old);
  // A developer's machine has no schedule to keep.
  expect(await look(day(22), { BACKUP_AT: '' })).toMatchObject([{ level: 'ok' }]);
  await make(new Date(day(21).getTime() - 3_600_000));
  expect(await look(day(21))).toMatchObject([{ level: 'ok' }]);
  expect(await look(new Date(day(21).getTime() + 3_600_000))).toMatchObject([
    { level: 'warning', advice: expect.stringContaining('backup') },
  ]);
  const refused = [{ level: 'error', found: expect.stringContaining('ECONNREFUSED') }];
  expect(await look(day(21), { S3_ENDPOINT: 'http://127.0.0.1:1' })).toMatchObject(refused);
});

test('a backup that could not be sent is sent by the next run of the job, which fails until then', async () => {
  const place = await aFolder('unsent');
  const address = `s3://${BUCKET}/unsent`;
  const before = { ...env };
  const away = { BACKUP_S3: address, BACKUP_DIR: place, BACKUP_AT: '02:30', S3_ENDPOINT: 'http://127.0.0.1:1' };
  try {
    Object.assign(env, away);
    await expect(backUpWhenDue()).rejects.toThrow('made here, but not sent');
    await expect(backUpWhenDue()).rejects.toThrow('made here, but not sent');
    const name = await readFile(join(place, 'unsent'), 'utf8');
    expect(readBackupTime(name)).toBeDefined();
    Object.assign(env, { S3_ENDPOINT: before.S3_ENDPOINT });
    expect((await listRemote(await openRemote(address))).names).toEqual([]);
    await backUpWhenDue();
    expect((await listRemote(await openRemote(address))).names).toEqual([name]);
    await expect(readFile(join(place, 'unsent'))).rejects.toThrow('ENOENT');
    await backUpWhenDue();
  } finally {
    Object.assign(env, before);
  }
});
