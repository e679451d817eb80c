// npm run trial:pitr: point-in-time recovery, tried on this machine with the script of docker-compose.pitr.yml. It needs
// PostgreSQL 15 or newer and pgBackRest, as of Debian's packages postgresql-15 and pgbackrest, and root. A database is
// written to twice a second, a table is emptied by mistake, and the data is put back to the second before; then the server
// and its disk are lost, and all that the archive has is put back. The result becomes rows of docs/operations.md.
import './start/root.mjs';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { writeResult } from './chaos/write-result.mjs';
import { fail, StartError } from './start/lines.mjs';
import { findFreePort } from './start/port.mjs';

const PROGRAMS = '/usr/lib/postgresql';
const BEAT_MS = 500;
const COMMAND = 'npm run trial:pitr';

/** Folder of the newest installed PostgreSQL. */
function findPrograms() {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).map(Number).filter(Number.isInteger) : [];
  const newest = versions
    .filter((version) => existsSync(join(PROGRAMS, String(version), 'bin/postgres')))
    .sort((a, b) => b - a)[0];
  if (newest === undefined)
    throw new StartError('ต้องติดตั้ง postgresql-15 และ pgbackrest ก่อน (PostgreSQL and pgBackRest are needed)');
  return { version: newest, bin: join(PROGRAMS, String(newest), 'bin') };
}

/** Account under which PostgreSQL runs. */
function findOwner() {
  const read = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const owner = { uid: read('-u'), gid: read('-g') };
  if (process.getuid?.() !== 0 || !owner.uid) throw new StartError('ต้องสั่งด้วย root และมีบัญชี postgres (root is needed)');
  return owner;
}

/** A server with an archive in a folder of its own. */
async function openPlace(seconds) {
  const [{ version, bin }, owner, port] = [findPrograms(), findOwner(), await findFreePort()];
  const folder = mkdtempSync(join(tmpdir(), 'portal-pitr-'));
  chmodSync(folder, 0o755);
  const places = Object.fromEntries(['data', 'archive', 'log', 'socket'].map((name) => [name, join(folder, name)]));
  for (const place of Object.values(places)) {
    mkdirSync(place, { mode: 0o700 });
    chownSync(place, owner.uid, owner.gid);
  }
  const script = join(folder, 'pitr.sh');
  copyFileSync('containers/pitr/pitr.sh', script);
  chmodSync(script, 0o755);
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    LC_ALL: 'C.UTF-8',
    PGBACKREST_STANZA: 'portal',
    PGBACKREST_PG1_PATH: places.data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: places.socket,
    PGBACKREST_REPO1_PATH: places.archive,
    PGBACKREST_REPO1_RETENTION_FULL: '2',
    PGBACKREST_LOG_PATH: places.log,
    PGBACKREST_LOCK_PATH: places.log,
    PGBACKREST_COMPRESS_TYPE: 'lz4',
    PGBACKREST_START_FAST: 'y',
  };
  const run = (program, ...args) => {
    const done = spawnSync(program, args, {
      env,
      cwd: folder,
      ...owner,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (done.status !== 0) throw new Error(`${program} ${args[0]}: ${done.stdout}${done.stderr}`);
    return done.stdout;
  };
  const settings = [
    `-p ${port} -k ${places.socket} -c listen_addresses=127.0.0.1 -c archive_mode=on -c archive_timeout=${seconds}`,
    "-c archive_command='pgbackrest archive-push %p'",
  ].join(' ');
  run(
    'initdb',
    '-D',
    places.data,
    '-U',
    'postgres',
    '--data-checksums',
    '-E',
    'UTF8',
    '--locale',
    'C.UTF-8',
    '-A',
    'trust',
  );
  return {
    version,
    folder,
    data: places.data,
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    pitr: (...args) => run('sh', script, ...args),
    start: () =>
      run('pg_ctl', 'start', '-w', '-t', '120', '-D', places.data, '-l', join(places.log, 'server'), '-o', settings),
    stop: (mode) => run('pg_ctl', 'stop', '-w', '-m', mode, '-D', places.data),
    empty: () => {
      rmSync(places.data, { recursive: true });
      mkdirSync(places.data, { mode: 0o700 });
      chownSync(places.data, owner.uid, owner.gid);
    },
  };
}

async function withClient(url, work) {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end().catch(() => undefined));
}

/** Writes a row every half a second for a time; returns the server's time of the last one. */
const beat = (url, ms) =>
  withClient(url, async (client) => {
    let last;
    for (const end = performance.now() + ms; performance.now() < end; await wait(BEAT_MS)) {
      const { rows } = await client.query('INSERT INTO beat DEFAULT VALUES RETURNING at');
      last = rows[0].at;
    }
    return last;
  });

/** Waits until a server that was put back has replayed everything and takes writes. */
async function waitUntilWritable(url) {
  for (;;) {
    const isReady = await withClient(url, (client) => client.query('SELECT pg_is_in_recovery() AS is')).then(
      ({ rows }) => !rows[0].is,
      () => false,
    );
    if (isReady) return;
    await wait(BEAT_MS);
  }
}

const readBeats = (url) =>
  withClient(
    url,
    async (client) => (await client.query('SELECT count(*)::int AS count, max(at) AS last FROM beat')).rows[0],
  );
const inSeconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

/** The table is emptied by mistake, and put back to a named second before. */
async function tryMistake(place) {
  await beat(place.url, 5_000);
  const before = await readBeats(place.url);
  const target = new Date(Math.ceil((before.last.getTime() + 1) / 1_000) * 1_000);
  await wait(target.getTime() - Date.now() + 1_500);
  await withClient(place.url, (client) => client.query('DELETE FROM beat'));
  await beat(place.url, 2_000);
  await withClient(place.url, (client) => client.query('SELECT pg_switch_wal()'));
  const begun = performance.now();
  place.stop('fast');
  place.pitr('restore', target.toISOString().replace('T', ' ').replace('.000Z', '+00'));
  place.start();
  await waitUntilWritable(place.url);
  const took = performance.now() - begun;
  const found = await readBeats(place.url);
  const isRight = found.count === before.count && found.last.getTime() === before.last.getTime();
  return { isRight, text: `${found.count} of ${before.count} rows back to the second before, in ${inSeconds(took)}` };
}

/** Server and disk are lost in the middle of writing. */
async function tryLoss(place, seconds) {
  // As after every restore; it also wakes the archiving, which sleeps for minutes after a recovery.
  place.pitr('backup', 'full');
  const last = await beat(place.url, (seconds * 2 + 3) * 1_000);
  place.stop('immediate');
  place.empty();
  const begun = performance.now();
  place.pitr('restore');
  place.start();
  await waitUntilWritable(place.url);
  const took = performance.now() - begun;
  const lost = last.getTime() - (await readBeats(place.url)).last.getTime();
  const isRight = lost <= (seconds + 5) * 1_000;
  return { isRight, text: `${inSeconds(lost)} lost at archive_timeout=${seconds}, back in ${inSeconds(took)}` };
}

async function main() {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
  const seconds = Number(values.seconds);
  const place = await openPlace(seconds);
  try {
    place.start();
    await withClient(place.url, (client) =>
      client.query('CREATE TABLE beat (id bigserial PRIMARY KEY, at timestamptz NOT NULL DEFAULT clock_timestamp())'),
    );
    place.pitr('init');
    const name = `PostgreSQL ${place.version}, pgBackRest`;
    const trials = [
      [`a mistake, put back to a named second (${name})`, await tryMistake(place)],
      [`server and disk lost (${name})`, await tryLoss(place, seconds)],
    ];
    for (const [trial, { isRight, text }] of trials) {
      console.log(`${isRight ? '✓' : '✘'} ${trial}: ${text}`);
      writeResult(trial, COMMAND, `${isRight ? '' : 'failed: '}${text}`);
    }
    return trials.every(([, { isRight }]) => isRight) ? 0 : 1;
  } finally {
    try {
      place.stop('immediate');
    } catch {
      // It had not started, or has ended.
    }
    rmSync(place.folder, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
