import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { copyDataFolder } from './test/data-folder.mjs';

/** Each test starts programs, which is slow on a busy machine. */
jest.setTimeout(60_000);

/**
 * Run as a separate process, which can be killed: opens the database, prints its URL, and closes it when its input
 * ends.
 */
const CODE = `
const { openPostgres } = await import('./scripts/postgres.mjs');
const [dataDir, keepAlive] = process.argv.slice(1);
try {
  const { url, close } = await openPostgres({ dataDir, keepAlive: keepAlive === 'true', options: '-c fsync=off' });
  console.log(url);
  for await (const _ of process.stdin);
  await close();
} catch (error) { console.log(error.name + ': ' + error.message); }
process.exit();`;

const opened = [];

/** First output of the process: the URL, or the error. */
async function open(dataDir, { keepAlive = false } = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CODE, dataDir, String(keepAlive)]);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const said = await new Promise((resolve) => child.stdout.once('data', (piece) => resolve(String(piece).trim())));
  const program = {
    said,
    close: () => {
      child.stdin.end();
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
  opened.push(program);
  return program;
}

afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));

const folders = [];

/** An empty data folder. */
function anEmptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  folders.push(folder);
  return folder;
}

/** A data folder with a new database, as a copy of the first one: initialising takes seconds. */
function aFolder() {
  const folder = anEmptyFolder();
  copyDataFolder(initialised, folder);
  return folder;
}

let initialised = '';
beforeAll(async () => {
  initialised = anEmptyFolder();
  await (await open(initialised)).close();
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const findPid = (dataDir) =>
  Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isRunning = (dataDir) => {
  try {
    return process.kill(findPid(dataDir), 0);
  } catch {
    return false;
  }
};

async function ask(url, sql) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the database has a locale for Thai and checksums, and its role is no superuser', async () => {
  const { said: url } = await open(initialised);
  const [found] = await ask(
    url,
    `SELECT current_database() AS name, current_setting('data_checksums') AS checksums, rolsuper AS super,
            (SELECT string_agg(word, ' ' ORDER BY word COLLATE "th-TH-x-icu") FROM unnest(ARRAY['แก', 'ขา', 'กา', 'เก']) AS word) AS words
     FROM pg_roles WHERE rolname = current_user`,
  );
  expect(found).toEqual({ name: 'portal', checksums: 'on', super: false, words: 'กา เก แก ขา' });
});

test('a connection requires the password and comes from this machine', async () => {
  const { said } = await open(aFolder());
  const wrong = Object.assign(new URL(said), { password: 'portal' });
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  expect(await ask(said, `SELECT current_setting('listen_addresses') AS at`)).toEqual([{ at: '127.0.0.1' }]);
});

test('several processes share the server, and the last one stops it', async () => {
  const folder = anEmptyFolder();
  const [one, two] = await Promise.all([open(folder), open(folder)]);
  expect(two.said).toBe(one.said);
  await one.close();
  expect(isRunning(folder)).toBe(true);
  await two.close();
  expect(isRunning(folder)).toBe(false);
});

test('a killed process leaves a server that the next one takes over', async () => {
  const folder = aFolder();
  const killed = await open(folder);
  await killed.kill();
  const next = await open(folder);
  expect(next.said).toBe(killed.said);
  await next.close();
  expect(isRunning(folder)).toBe(false);
});

test('committed data survive a kill of the server', async () => {
  const folder = aFolder();
  const first = await open(folder);
  await ask(first.said, 'CREATE TABLE kept AS SELECT 42 AS answer');
  process.kill(findPid(folder), 'SIGKILL');
  await first.kill();
  const { said } = await open(folder);
  expect(await ask(said, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
});

test('a server that dies is restarted at the same address', async () => {
  const folder = aFolder();
  const { said } = await open(folder, { keepAlive: true });
  const before = findPid(folder);
  process.kill(before, 'SIGKILL');
  while (!isRunning(folder) || findPid(folder) === before) await wait(100);
  const answers = () => ask(said, 'SELECT 1 AS one').catch(() => wait(100).then(answers));
  expect(await answers()).toEqual([{ one: 1 }]);
});

test('a stale pid file whose pid belongs to another program does not prevent the start', async () => {
  const folder = aFolder();
  await (await open(folder)).close();
  writeFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n/elsewhere\n0\n5432\n`);
  expect((await open(folder)).said).toMatch(/^postgresql:/);
});

test('data of another PostgreSQL version are rejected in one line', async () => {
  const folder = aFolder();
  await (await open(folder)).close();
  writeFileSync(join(folder, 'postgres', 'data', 'PG_VERSION'), '99\n');
  const { said } = await open(folder);
  expect(said).toMatch(/^StartError: .*PostgreSQL 99.*ใหม่กว่า/);
  expect(said).not.toContain('\n');
});
