import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start/lines.mjs';
import { findFreePort } from '../start/port.mjs';

const PROGRAMS = '/usr/lib/postgresql';

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

/**
 * Makes a server with an archive in a folder of its own, as the account of PostgreSQL.
 *
 * @param {number} seconds of archive_timeout
 */
export async function openPlace(seconds) {
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
