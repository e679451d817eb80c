// npm run chaos:rolling: replaces two web servers one by one under readers, as a rolling upgrade does, and counts the
// requests that failed. `-- --old FOLDER` starts the servers of before from another built checkout, whose schema the
// database has first; without it the new ones are this build with one more migration.
import './start/root.mjs';
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { waitFor } from './bench/wait-for.mjs';
import { build } from './build.mjs';
import { Readers } from './chaos/rolling.mjs';
import { openPostgres } from './postgres.mjs';
import { fail, StartError, step } from './start/lines.mjs';
import { findFreePort } from './start/port.mjs';
import { testEnv } from './test/environment.mjs';

const START_MS = 600_000;
const READERS = 4;
/** Adds to tables that every page reads and every reader's count writes. */
const MIGRATION = `ALTER TABLE news ADD COLUMN rolling text NOT NULL DEFAULT '';
ALTER TABLE news_count ADD COLUMN rolling int;
CREATE TABLE rolling (id int PRIMARY KEY);`;
/** Under both versions, and between two changes. */
const BESIDE_MS = 5_000;

/** Starts a web server of a checkout and waits until it is ready. */
async function startServer(folder, env) {
  const port = await findFreePort();
  const options = { cwd: folder, env: { ...env, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] };
  const child = spawn(process.execPath, ['server.mjs'], options);
  const ended = new Promise((done) => child.once('exit', done));
  const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok);
  await waitFor(isReady, { child, limitMs: START_MS });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { port, stop };
}

/** Fills the database with the dump of the newest release that the old checkout has, by its own command. */
async function fill(folder, env) {
  const dumps = join(folder, 'testing/releases');
  const newest = readdirSync(dumps)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  const [name] = readdirSync(join(dumps, newest));
  const args = ['--import', 'tsx', 'scripts/portal.ts', 'restore', resolve(dumps, newest, name)];
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new StartError(`the dump of ${newest} could not be restored`);
}

/** A further release: this build with one more migration, of the kind that the first of two steps is. */
function makeNext(dataDir) {
  const folder = join(dataDir, 'next');
  cpSync('.next/standalone', folder, { recursive: true, verbatimSymlinks: true });
  const migration = join(folder, 'prisma/migrations/99990101000000_rolling');
  mkdirSync(migration);
  writeFileSync(join(migration, 'migration.sql'), MIGRATION);
  return folder;
}

/** Changes the servers one by one; the readers are told only as a balancer would learn it. */
async function roll(readers, servers, folder, env) {
  for (const [at, old] of servers.entries()) {
    const next = await startServer(folder, env);
    readers.use([...servers.map(({ port }) => port), next.port]);
    await new Promise((done) => setTimeout(done, BESIDE_MS));
    await old.stop();
    servers[at] = next;
    readers.use(servers.map(({ port }) => port));
  }
}

async function main() {
  const { values } = parseArgs({ options: { old: { type: 'string' }, 'as-built': { type: 'boolean' } } });
  if (!values['as-built']) await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-rolling-'));
  // The database's account has to traverse it.
  chmodSync(dataDir, 0o711);
  const database = await openPostgres({ dataDir, options: '-c fsync=off' });
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, SEED: 'none', WEB_CONCURRENCY: '1' };
  const env = testEnv({
    ...settings,
    LOG_LEVEL: 'silent',
    LIMITS_FACTOR: '1000000',
    HOST: '127.0.0.1',
    DATABASE_POOL: '5',
  });
  const servers = [];
  const readers = new Readers();
  try {
    const [before, after] = values.old ? [values.old, '.'] : ['.', makeNext(dataDir)];
    await fill(before, env);
    for (let made = 0; made < 2; made++) servers.push(await startServer(before, env));
    readers.use(servers.map(({ port }) => port));
    readers.start(READERS);
    await step('both servers were replaced', () => roll(readers, servers, after, env));
    const { answered, again, failed } = await readers.stop();
    console.log(`${answered} answered, ${again} asked again of the other server, ${failed.length} failed`);
    for (const one of failed.slice(0, 20)) console.log(`✘ ${one}`);
    return failed.length === 0 && answered > 0 ? 0 : 1;
  } finally {
    await readers.stop();
    await Promise.all(servers.map(({ stop }) => stop()));
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
