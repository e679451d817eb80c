import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from '@/lib/env/env';
import { withConnection } from '../connection.queries';
import { aFolder, aStore, ask, ownUrl } from '../operation.test-support';
import { judgeCertificate } from './certificate';
import { readDatabaseFacts, readReplicaFacts } from './database.queries';
import { type DatabaseFacts, judgeDatabase } from './database.rules';
import { checkDisk, judgeDisk } from './disk';
import type { Finding } from './finding';
import type { DiskFacts } from './limits.rules';
import { judgeMemory } from './machine.rules';
import { checkMailServer } from './mail-probe';
import { checkMedia } from './media-sample.queries';
import { judgeReplica } from './replica.rules';
import { judgeSettings, type SettingFacts } from './settings.rules';
import { checkSite, judgeSiteAnswer } from './site-probe';

const listBad = (findings: readonly Finding[]) => findings.filter(({ level }) => level !== 'ok');

const database: DatabaseFacts = {
  ...{ version: 170_002, encoding: 'UTF8', thaiTrigrams: 7, hasThaiCollation: true, hasTrigrams: true },
  ...{ isReadOnly: false, isSuperuser: false, collationVersion: '1', actualCollationVersion: '1' },
  settings: {
    ...{ fsync: 'on', full_page_writes: 'on', autovacuum: 'on', synchronous_commit: 'on' },
    ...{ data_checksums: 'on', shared_buffers_kb: '262144' },
  },
  ...{ freeConnections: 97, clockMs: 20, missingMigrations: [], unknownMigrations: [] },
};
const settings = (given: Record<string, string>) => ({ settings: { ...database.settings, ...given } });

test('a good database has no finding', () => {
  expect(listBad(judgeDatabase(database, 97))).toEqual([]);
});

test.each<[string, 'error' | 'warning', Partial<DatabaseFacts>]>([
  ['postgres.version', 'error', { version: 140_012 }],
  ['postgres.encoding', 'error', { encoding: 'SQL_ASCII' }],
  ['postgres.pg_trgm', 'error', { hasTrigrams: false, thaiTrigrams: null }],
  ['postgres.locale', 'error', { thaiTrigrams: 0 }],
  ['postgres.collation', 'error', { hasThaiCollation: false }],
  ['postgres.collation-version', 'error', { actualCollationVersion: '2' }],
  ['postgres.fsync', 'error', settings({ fsync: 'off' })],
  ['postgres.full_page_writes', 'error', settings({ full_page_writes: 'off' })],
  ['postgres.autovacuum', 'error', settings({ autovacuum: 'off' })],
  ['postgres.synchronous_commit', 'warning', settings({ synchronous_commit: 'off' })],
  ['postgres.data_checksums', 'warning', settings({ data_checksums: 'off' })],
  ['postgres.shared_buffers', 'warning', settings({ shared_buffers_kb: '16384' })],
  ['postgres.writable', 'error', { isReadOnly: true }],
  ['postgres.role', 'warning', { isSuperuser: true }],
  ['postgres.connections', 'error', { freeConnections: 96 }],
  ['clock', 'error', { clockMs: -6_000 }],
  ['migrations', 'error', { missingMigrations: ['20300101_x'] }],
  ['migrations', 'error', { unknownMigrations: ['20300101_x'] }],
])('%s is found, with what to do', (check, level, given) => {
  const [bad, ...others] = listBad(judgeDatabase({ ...database, ...given }, 97));
  expect(bad).toMatchObject({ check, level, advice: expect.stringMatching(/\S{5}/) });
  expect(others).toEqual([]);
});

const site = {
  ...{ SITE_URL: 'https://news.example.go.th', SESSION_SECRET: 'abcdefghijklm'.repeat(4), TRUSTED_PROXIES: '1' },
  ...{ API_KEYS: 'own-key', SMTP_URL: 'smtps://mail.example.go.th', SECOND_FACTOR_REQUIRED: 'true' },
  ...{ BACKUP_AT: '02:30', BACKUP_PASSPHRASE: 'p'.repeat(20) },
};
const facts: SettingFacts = {
  node: '24.3.0',
  secretsMode: 0o600,
  backupsMode: 0o700,
  backupHours: 5,
  isBackupBeside: false,
  drill: { days: 3, ok: true },
};
const judge = (given: Record<string, string> = {}, other: Partial<SettingFacts> = {}) =>
  listBad(judgeSettings(parseEnv({ ...site, ...given }), { ...facts, ...other }));

test('good settings have no finding, and neither has the machine of a developer', () => {
  expect(judge()).toEqual([]);
  expect(listBad(judgeSettings(parseEnv({}), { ...facts, backupHours: undefined }))).toEqual([]);
});

test.each<[string, 'error' | 'warning', Record<string, string>, Partial<SettingFacts>]>([
  ['node', 'error', {}, { node: '20.18.3' }],
  ['node', 'warning', {}, { node: '20.20.2' }],
  ['node', 'warning', {}, { node: '23.1.0' }],
  ['site.https', 'warning', { SITE_URL: 'http://news.example.go.th' }, {}],
  ['site.proxies', 'error', { TRUSTED_PROXIES: '0' }, {}],
  ['site.demo', 'error', { ALLOW_DEMO_IN_PRODUCTION: 'true' }, {}],
  ['site.api-keys', 'warning', { API_KEYS: 'own-key,demo-api-key' }, {}],
  ['secrets.session', 'error', { SESSION_SECRET: '' }, {}],
  ['secrets.file', 'error', {}, { secretsMode: 0o644 }],
  ['secrets.second-factor', 'warning', { SECOND_FACTOR_REQUIRED: 'false' }, {}],
  ['secrets.shown', 'warning', { SHOW_PASSWORDS: 'true' }, {}],
  ['secrets.weak', 'error', { SESSION_SECRET: 'ab'.repeat(30) }, {}],
  ['secrets.weak', 'error', { PASSWORD_PEPPER: site.SESSION_SECRET }, {}],
  ['metrics.open', 'warning', { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, {}],
  ['limits', 'warning', { LIMITS_FACTOR: '1000' }, {}],
  ['log', 'warning', { LOG_LEVEL: 'silent' }, {}],
  ['postgres.pool', 'warning', { DATABASE_POOL: '2' }, {}],
  ['backup.private', 'warning', {}, { backupsMode: 0o755 }],
  ['mail.server', 'error', { SMTP_URL: '' }, {}],
  ['mail.sender', 'warning', { MAIL_FROM: 'ข่าว <news@gmail.com>' }, {}],
  ['backup.schedule', 'warning', { BACKUP_AT: '' }, {}],
  ['backup.age', 'error', {}, { backupHours: undefined }],
  ['backup.age', 'error', {}, { backupHours: 27 }],
  ['backup.secrets', 'warning', { BACKUP_PASSPHRASE: '' }, {}],
  ['backup.drill', 'error', {}, { drill: undefined }],
  ['backup.drill', 'error', {}, { drill: { days: 1, ok: false } }],
  ['backup.drill', 'error', {}, { drill: { days: 9, ok: true } }],
  ['backup.disk', 'warning', {}, { isBackupBeside: true }],
])('%s is found (%s %j %j)', (check, level, given, other) => {
  const [bad, ...others] = judge(given, other);
  expect(bad).toMatchObject({ check, level, advice: expect.stringMatching(/\S{5}/) });
  expect(others).toEqual([]);
});

test('disks: nearly full, full, without entries, missing', async () => {
  const disk: DiskFacts = { freeBytes: 5e9, bytes: 1e10, freeFiles: 900, files: 1_000 };
  const look = (given: Partial<DiskFacts>) => listBad(judgeDisk('disk', '/data', { ...disk, ...given }, 200));
  expect(look({})).toEqual([]);
  expect(look({ files: 0, freeFiles: 0 })).toEqual([]);
  expect(look({ freeBytes: 4e8 })).toMatchObject([{ check: 'disk.space', level: 'warning' }]);
  expect(look({ freeBytes: 1e8 })).toMatchObject([{ check: 'disk.space', level: 'error' }]);
  expect(look({ freeFiles: 10 })).toMatchObject([{ check: 'disk.inodes', level: 'warning' }]);
  expect(await checkDisk('disk', '/nowhere/at/all', 200)).toMatchObject([{ check: 'disk.folder', level: 'error' }]);
  expect((await checkDisk('disk', await aFolder('disk'), 0)).at(0)).toMatchObject({ level: 'ok' });
});

test('memory: too many processes, or too large a cache, for what is there', () => {
  expect(judgeMemory({ WEB_CONCURRENCY: 2, CACHE_MB: 190 }, 2 ** 31)).toMatchObject({ level: 'ok' });
  expect(judgeMemory({ WEB_CONCURRENCY: 8, CACHE_MB: 190 }, 2 ** 31)).toMatchObject({
    check: 'memory',
    level: 'warning',
  });
});

test('replicas: none, not connected, behind, in time', () => {
  const replica = { isStandby: true, isReceiving: true, lagSeconds: null };
  expect(judgeReplica(replica)).toMatchObject([{ level: 'ok' }]);
  expect(judgeReplica({ ...replica, isStandby: false })).toMatchObject([{ level: 'error' }]);
  expect(judgeReplica({ ...replica, isReceiving: false })).toMatchObject([{ level: 'error' }]);
  expect(judgeReplica({ ...replica, lagSeconds: 31 })).toMatchObject([{ level: 'warning' }]);
});

test('certificates: expired, refused, soon to end, good', () => {
  expect(judgeCertificate('x', -1, 'CERT_HAS_EXPIRED')).toMatchObject({
    level: 'error',
    found: expect.stringContaining('1'),
  });
  expect(judgeCertificate('x', 50, 'ERR_TLS_CERT_ALTNAME_INVALID')).toMatchObject({ level: 'error' });
  expect(judgeCertificate('x', 13, undefined)).toMatchObject({ level: 'warning' });
  expect(judgeCertificate('x', 14, undefined)).toMatchObject({ level: 'ok' });
});

test('the public address: away, somebody else’s, not ready, redirecting, ready', async () => {
  const ready = JSON.stringify({ ready: true, failing: [] });
  expect(judgeSiteAnswer('https://x', 200, undefined, ready)).toMatchObject({ level: 'ok' });
  expect(judgeSiteAnswer('https://x', 301, 'https://y/', '')).toMatchObject({ level: 'error' });
  expect(judgeSiteAnswer('https://x', 200, undefined, '<html>')).toMatchObject({ level: 'error' });
  const server = createServer((_, answer) => answer.writeHead(503).end('{"ready":false,"failing":["disk"]}')).listen(0);
  const address: AddressInfo = Object(server.address());
  const own = `http://127.0.0.1:${address.port}`;
  expect(await checkSite(own)).toMatchObject([{ level: 'error', found: expect.stringContaining('disk') }]);
  expect(await checkMailServer(own.replace('http', 'smtp'))).toMatchObject([{ level: 'error' }]);
  await new Promise((resolve) => server.close(resolve));
  expect(await checkSite(own)).toMatchObject([{ level: 'warning' }]);
});

test('a real database is read as it is', async () => {
  const [read, replica] = await withConnection(ownUrl(), async (client) => [
    await readDatabaseFacts(client),
    await readReplicaFacts(client),
  ]);
  expect(read).toMatchObject({ thaiTrigrams: expect.any(Number), missingMigrations: [], unknownMigrations: [] });
  // The server of the tests is small, and may lose everything in a crash.
  const careless = ['postgres.fsync', 'postgres.full_page_writes', 'postgres.synchronous_commit'];
  const others = listBad(judgeDatabase(read, 10)).filter(({ check }) => check !== 'postgres.shared_buffers');
  expect(others.map(({ check }) => check)).toEqual(careless);
  expect(replica).toEqual({ isStandby: false, isReceiving: false, lagSeconds: null });
});

test('media: a missing file and a changed document are named', async () => {
  const { store, names } = await aStore([Buffer.from('one'), Buffer.from('two')]);
  const hashes = names.map((name) => name.slice(0, 64));
  const look = () => withConnection(ownUrl(), (client) => checkMedia(client, store));
  for (const hash of hashes)
    await ask(
      ownUrl(),
      `INSERT INTO media (kind, hash, extension, mime_type, bytes, original_name) VALUES ('document', $1, 'pdf', 'application/pdf', 3, 'x')`,
      [hash],
    );
  expect(await look()).toMatchObject([{ level: 'ok' }]);
  await store.remove(names[0] ?? '');
  expect(await look()).toMatchObject([{ level: 'error', found: expect.stringContaining(hashes[0] ?? '') }]);
  await store.write(names[0] ?? '', Buffer.from('changed'));
  expect(await look()).toMatchObject([{ level: 'error', found: expect.stringContaining('1 จาก 2') }]);
});
