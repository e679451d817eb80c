import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sealAudit } from '@/features/audit/seal/seal.commands';
import { db } from '@/lib/db/db';
import { readMigrations } from '@/lib/db/migrate/files';
import { migrate } from '@/lib/db/migrate/migrate';
import { aNews, anOffice } from '@/testing/builders';
import { waitUntilTrue } from '@/testing/wait-until-true';
import {
  aDatabase,
  aFolder,
  aStore,
  ask,
  dropDatabases,
  hashTables,
  ownUrl,
  readStructure,
} from '../operation.test-support';
import { findBackup, openBackup, restoreBackup } from '../restore/restore.commands';
import { createBackup } from './backup.commands';

/** Each test migrates databases, which is slow on a busy machine. */
jest.setTimeout(180_000);

/** Values that a text format could spoil. */
const HARD = ['ก็น้ำ\u200bใส่ 😀', '\\N', '\\.', '', 'tab\tnew\nline\r\\', '"quoted", \'comma\'', 'x'.repeat(3_000_000)];

let [folder, path]: [string, string] = ['', ''];
const files = [Buffer.from('หนึ่ง'), Buffer.alloc(300_000, 7)];

beforeAll(async () => {
  const { account, organisation } = await anOffice();
  const { id: newsId } = await aNews({ organisationId: organisation.id });
  await aNews({ topic: `${HARD[0]} ${HARD[4]}`, organisationId: organisation.id });
  await db.setting.createMany({ data: HARD.map((text, at) => ({ key: `hard ${at}`, value: { text, at, no: null } })) });
  await db.session.create({
    data: { idHash: new Uint8Array([0, 92, 10, 255]), accountId: account.id, absoluteExpiresAt: new Date() },
  });
  await db.newsRevision.create({ data: { newsId, number: 1, content: { html: '<p>\\x00</p>' } } });
  await db.media.create({
    data: {
      ...{ kind: 'image', hash: 'a'.repeat(64), extension: 'webp', mimeType: 'image/webp', bytes: 1 },
      ...{ widths: [320, 640], originalName: 'ภาพ,{"1"}.jpg', organisationId: organisation.id },
    },
  });
  await db.auditLog.create({ data: { actorName: 'ทดสอบ', action: 'x', noun: 'news', after: { ก: [1, null] } } });
  await ask(
    ownUrl(),
    `CREATE TABLE traffic_log_20260101 PARTITION OF traffic_log
     FOR VALUES FROM ('2026-01-01T00:00:00+07:00') TO ('2026-01-02T00:00:00+07:00');
     INSERT INTO traffic_log (at, request_id, address, method, path, status, user_agent, asks)
     VALUES ('2026-01-01T12:00:00.123456+07:00', gen_random_uuid(), '2001:db8::1', 'GET', '/ก', 200, 'x', 1)`,
  );
  await sealAudit();
  folder = await aFolder('backups');
  const { store } = await aStore(files);
  ({ path } = await createBackup({ databaseUrl: ownUrl(), folder, store, at: new Date() }));
});
afterEach(dropDatabases);

const restore = async (databaseUrl: string) => {
  const { store } = await aStore([]);
  const opened = await openBackup(folder, path);
  return { store, result: await restoreBackup({ databaseUrl, folder, path, ...opened, store }) };
};

test('a restored database is the same in every row, index, constraint, trigger and sequence, and goes on', async () => {
  const target = await aDatabase();
  expect((await findBackup(folder)).path).toBe(path);
  const { store, result } = await restore(target);
  expect(result).toMatchObject({ media: 2, migrated: [] });
  expect(result.auditRows).toBeGreaterThan(0);
  const hashes = await hashTables(target);
  expect(hashes).toHaveProperty('traffic_log_20260101');
  expect(hashes).toEqual(await hashTables(ownUrl()));
  expect(await readStructure(target)).toEqual(await readStructure(ownUrl()));
  for (const name of (await readdir(join(folder, 'media'))).sort()) {
    const file = await store.open(name);
    expect(file?.bytes).toBe((await readFile(join(folder, 'media', name))).length);
    await file?.close();
  }
  const insert = `INSERT INTO audit_log (actor_name, action, noun) VALUES ('x', 'x', 'news') RETURNING id`;
  const [{ id }] = await ask(target, insert);
  const { _max } = await db.auditLog.aggregate({ _max: { id: true } });
  expect(BigInt(id)).toBeGreaterThan(_max.id ?? 0n);
  expect(await ask(target, `SELECT FROM pg_namespace WHERE nspname = 'portal_restore'`)).toEqual([]);
});

/** Runs code in its own process until it says `middle`, and kills it there. */
async function killInTheMiddle(code: string, args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    child.kill('SIGKILL');
  }
  expect(lines).toEqual(['middle']);
  const database = new URL(args[0] ?? '').pathname.slice(1);
  const left = `SELECT FROM pg_stat_activity WHERE application_name = 'portal operation' AND datname = $1`;
  const isGone = async () => (await ask(ownUrl(), left, [database])).length === 0;
  await waitUntilTrue(isGone);
}

const HOLD = `
const report = ({ step, detail = '', done }) => {
  if (![step, detail].includes(process.argv[4]) || !done) return;
  console.log('middle');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};`;

test('a backup that is killed is no backup, and the next one is', async () => {
  const own = await aFolder('killed');
  const { store, folder: files } = await aStore([Buffer.from('ไฟล์')]);
  const code = `
import { createBackup } from './features/operation/backup/backup.commands.ts';
import { createDiskStore } from './features/media/disk-store.ts';
${HOLD}
const [databaseUrl, folder, files] = [process.argv[1], process.argv[2], process.argv[3]];
await createBackup({ databaseUrl, folder, store: createDiskStore(files), at: new Date('2026-01-05T00:00:00Z'), report });`;
  for (const step of ['news', 'ไฟล์']) await killInTheMiddle(code, [ownUrl(), own, files, step]);
  expect(await readdir(own)).toContain('2026-01-05T00-00-00Z.partial');
  await expect(findBackup(own)).rejects.toThrow('no backup');
  await expect(openBackup(own, join(own, '2026-01-05T00-00-00Z.partial'))).rejects.toThrow('not a complete backup');
  const at = new Date('2026-01-07T00:00:00Z');
  const made = await createBackup({ databaseUrl: ownUrl(), folder: own, store, at });
  expect((await readdir(own)).sort()).toEqual(['2026-01-07T00-00-00Z', 'media']);
  expect((await openBackup(own, made.path)).media).toHaveLength(1);
});

test('a restore that is killed leaves a database that is marked as unfinished, and is repeated', async () => {
  const target = await aDatabase();
  const code = `
import { openBackup, restoreBackup } from './features/operation/restore/restore.commands.ts';
import { createDiskStore } from './features/media/disk-store.ts';
import { dirname } from 'node:path';
${HOLD}
const [databaseUrl, path, files] = [process.argv[1], process.argv[2], process.argv[3]];
const folder = dirname(path);
const opened = await openBackup(folder, path);
await restoreBackup({ databaseUrl, folder, path, ...opened, store: createDiskStore(files), report });`;
  for (const step of ['ดัชนีและความสัมพันธ์', 'ไฟล์']) {
    await killInTheMiddle(code, [target, path, await aFolder('files'), step]);
    expect(await ask(target, 'SELECT DISTINCT by FROM portal_restore.mark')).toEqual([{ by: 'restore' }]);
    expect(await ask(target, `SELECT count(*)::int AS count FROM news`)).toEqual([{ count: step === 'ไฟล์' ? 2 : 0 }]);
  }
  await restore(target);
  expect(await hashTables(target)).toEqual(await hashTables(ownUrl()));
});

test('a flipped bit in any file is found and named, and nothing is restored', async () => {
  const media = (await readdir(join(folder, 'media'))).map((name) => join(folder, 'media', name));
  const tables = (await readdir(join(path, 'tables'))).map((name) => join(path, 'tables', name));
  const target = await aDatabase();
  const others = ['manifest.json', 'manifest.json.sha256', 'media.jsonl.gz'].map((name) => join(path, name));
  for (const file of [...media, ...tables.slice(0, 5), ...others]) {
    const good = await readFile(file);
    const bad = Buffer.from(good);
    const at = bad.length >> 1;
    bad.writeUInt8(bad.readUInt8(at) ^ 1, at);
    await writeFile(file, bad);
    const named = file.endsWith('.sha256') ? 'manifest.json' : (file.split('/').at(-1) ?? '');
    await expect(restore(target)).rejects.toThrow(named);
    await writeFile(file, good);
  }
  expect(await ask(target, `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([]);
  expect((await openBackup(folder, path)).media).toHaveLength(2);
});

test('a backup of an older release is restored by its schema, and migrated', async () => {
  const [older, newest] = (await readMigrations()).slice(-2);
  const [old, target, own] = [await aDatabase(), await aDatabase(), await aFolder('older')];
  await migrate(old, undefined, older?.name);
  await ask(old, `INSERT INTO region_group (name, position) VALUES ('เหนือ', 1)`);
  const { store } = await aStore([]);
  const made = await createBackup({ databaseUrl: old, folder: own, store, at: new Date('2026-02-01T00:00:00Z') });
  const opened = await openBackup(own, made.path);
  const result = await restoreBackup({ databaseUrl: target, folder: own, path: made.path, ...opened, store });
  expect(result.migrated).toEqual([newest?.name]);
  expect(await ask(target, 'SELECT name FROM region_group')).toEqual([{ name: 'เหนือ' }]);
  expect((await readStructure(target)).indexes).toEqual((await readStructure(ownUrl())).indexes.filter(isNoPartition));
});

/** The partition of the day that this file has made. */
const isNoPartition = ({ indexdef }: { indexdef: string }): boolean => !indexdef.includes('traffic_log_2');

test('a backup of a newer release, or of another one, is refused', async () => {
  const own = await aFolder('newer');
  const { store } = await aStore([]);
  const { migrations } = (await openBackup(folder, path)).manifest;
  const strange = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', repeat('0', 64), '99990101_future', now())`;
  await ask(ownUrl(), strange);
  const made = await createBackup({ databaseUrl: ownUrl(), folder: own, store, at: new Date('2026-02-01T00:00:00Z') });
  await ask(ownUrl(), `DELETE FROM _prisma_migrations WHERE id = 'x'`);
  expect(made.manifest.migrations).toHaveLength(migrations.length + 1);
  await expect(openBackup(own, made.path)).rejects.toThrow('99990101_future');
});
