import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { dropDatabase } from '@/testing/databases.mjs';
import { bundleCode } from '@/testing/programs';

/** Each test starts programs, which is slow on a busy machine. */
jest.setTimeout(60_000);

const CODE = `
import { migrate } from './lib/db/migrate/migrate.ts';
const [url, folder] = process.argv.slice(2);
try { console.log(JSON.stringify(await migrate(url, folder))); } catch (error) { console.error(error.name + ': ' + error.message); process.exit(1); }`;

const FIRST = `CREATE TABLE first (id int, mark text DEFAULT ';');
CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END $$;`;
/** A slow migration; the sleep is a connection option, so that the text of the script stays the same. */
const SLOW = `CREATE TABLE second (id int);
SELECT pg_sleep(coalesce(nullif(current_setting('test.sleep', true), ''), '0')::float);
CREATE TABLE third (id int);`;
const SLEEP = { options: '-c test.sleep=60' };

let url = '';

/** Runs the migration in its own process, which can be killed. */
function start(folder: string, { options }: { options?: string } = {}) {
  const address = new URL(url);
  if (options) address.searchParams.set('options', options);
  const child = spawn(process.execPath, [bundleCode(CODE), address.href, folder]);
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (out += piece));
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve(out.trim())));
  return { kill: () => child.kill('SIGKILL'), ended };
}

const migrate = (folder: string) => start(folder).ended;

function aFolder(migrations: Record<string, string>): string {
  const folder = mkdtempSync(join(process.env.DATA_DIR ?? tmpdir(), 'migrations-'));
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

async function ask(sql: string, database = url) {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const tables = async () =>
  (
    await ask(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' ORDER BY 1`)
  ).map(({ tablename }) => tablename);

const scratch = `migrate_${process.pid}`;
const server = () => process.env.DATABASE_URL ?? '';

beforeEach(async () => {
  await ask(`CREATE DATABASE ${scratch} TEMPLATE template0`, server());
  url = Object.assign(new URL(server()), { pathname: `/${scratch}` }).href;
});

afterEach(() => dropDatabase(server(), scratch));

test('applies missing migrations, including scripts with functions, and none twice', async () => {
  const folder = aFolder({ '1_first': FIRST, '2_slow': SLOW });
  expect(await migrate(folder)).toBe('["1_first","2_slow"]');
  expect(await migrate(folder)).toBe('[]');
  expect(await tables()).toEqual(['first', 'second', 'third']);
  expect(await ask('SELECT two() AS two')).toEqual([{ two: 2 }]);
});

test('the migrations of the portal apply to an empty database', async () => {
  expect(await migrate('prisma/migrations')).toMatch(/^\[".+_init"/);
  expect(await migrate('prisma/migrations')).toBe('[]');
});

test('two instances that start at once apply each migration once', async () => {
  const folder = aFolder({ '1_first': FIRST, '2_slow': SLOW });
  const answers = await Promise.all([migrate(folder), migrate(folder)]);
  expect(answers.sort()).toEqual(['["1_first","2_slow"]', '[]']);
});

test('a start after a kill in the middle of a migration completes it', async () => {
  const folder = aFolder({ '1_first': FIRST, '2_slow': SLOW });
  const killed = start(folder, SLEEP);
  const isAsleep = `SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = '${scratch}'`;
  while ((await ask(isAsleep)).length === 0) await wait(50);
  killed.kill();
  await killed.ended;
  expect(await migrate(folder)).toBe('["2_slow"]');
  expect(await tables()).toEqual(['first', 'second', 'third']);
}, 60_000);

test('a failed migration leaves nothing behind, and a fixed one applies', async () => {
  const broken = aFolder({
    '1_first': FIRST,
    '2_broken': 'CREATE TABLE second (id int); CREATE TABLE first (id int);',
  });
  const line = await migrate(broken);
  expect(line).toMatch(/^StartError: .*2_broken.*"first" already exists/);
  expect(line).not.toContain('\n');
  expect(await tables()).toEqual(['first']);
  const mended = aFolder({ '1_first': FIRST, '2_broken': 'CREATE TABLE second (id int);' });
  expect(await migrate(mended)).toBe('["2_broken"]');
  expect(await migrate(mended)).toBe('[]');
});

test('a database newer than the code is refused and left unchanged', async () => {
  await migrate(aFolder({ '1_first': FIRST, '2_slow': SLOW }));
  const line = await migrate(aFolder({ '1_first': FIRST }));
  expect(line).toMatch(/^StartError: .*2_slow.*newer than the code/);
  expect(line).not.toContain('\n');
});

test('an applied migration must not be edited', async () => {
  await migrate(aFolder({ '1_first': FIRST }));
  expect(await migrate(aFolder({ '1_first': `${FIRST}\n` }))).toMatch(/^StartError: .*1_first/);
});

test('a database that does not know Thai letters is refused', async () => {
  const blind = `${scratch}_c`;
  await ask(`CREATE DATABASE ${blind} TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'`, server());
  url = Object.assign(new URL(server()), { pathname: `/${blind}` }).href;
  expect(await migrate(aFolder({}))).toMatch(/^StartError: .*C\.UTF-8/);
  await dropDatabase(server(), blind);
});

test.each([
  ['ECONNREFUSED', (address: URL) => Object.assign(address, { port: '1' })],
  ['does not exist', (address: URL) => Object.assign(address, { pathname: '/nothing' })],
  ['password', (address: URL) => Object.assign(address, { password: 'hunter2' })],
])('an unreachable database is reported in one line without the password: %s', async (reason, change) => {
  url = change(new URL(url)).href;
  const line = await migrate(aFolder({}));
  expect(line).toMatch(/^StartError: /);
  expect(line).toContain(reason);
  expect(line).not.toContain('hunter2');
  expect(line).not.toContain('\n');
  url = server();
});
