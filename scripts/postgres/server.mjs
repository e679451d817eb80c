import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../start/port.mjs';
import { findCommand, isRunning, run } from '../start/processes.mjs';
import { toPostgresMessage } from './problems.mjs';

/**
 * Four times as much memory was no faster: the remaining pages are in the operating system's cache, which isn't the
 * server's. Nobody follows or archives this server's log, so tables that are loaded as a whole, as by a restore, and their
 * indexes go to the disk once, without the log.
 */
const SETTINGS = '-c shared_buffers=32MB -c wal_level=minimal -c max_wal_senders=0';
const START_SECONDS = 300;
const STOP_SECONDS = 30;
const TRIES = 10;
const TRY_AGAIN_MS = 300;
/** A port taken meanwhile, or processes of a killed server that are still running. */
const TRANSIENT = /could not bind|already in use|pre-existing shared memory/i;
const LOG_LIMIT_BYTES = 5 * 1024 * 1024;
const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

const getPidFile = ({ folder }) => join(folder, 'data', 'postmaster.pid');

/**
 * The running server of this cluster, if any.
 *
 * @returns {{ pid: number, port: number, status: string } | undefined} status `ready` once it accepts connections
 */
export function findRunning(place) {
  if (!existsSync(getPidFile(place))) return undefined;
  const lines = readFileSync(getPidFile(place), 'utf8').split('\n');
  const pid = Number(lines[PID_LINE]);
  if (!isRunning(pid) || !isServerOf(join(place.folder, 'data'), pid)) return undefined;
  return { pid, port: Number(lines[PORT_LINE]), status: lines[STATUS_LINE]?.trim() ?? '' };
}

/** Waits until the running server answers; undefined if there is none, or if it exits meanwhile. */
export async function findAnswering(place) {
  const deadline = performance.now() + START_SECONDS * 1000;
  for (let found = findRunning(place); found; found = findRunning(place)) {
    if (found.status === 'ready' && (await answers(found.port))) return found;
    if (performance.now() > deadline)
      throw toPostgresMessage('it runs but does not answer', place.folder, join(place.folder, 'log'));
    await wait(TRY_AGAIN_MS);
  }
  return undefined;
}

const answers = (port) =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.on('connect', () => resolve(true));
    probe.on('error', () => resolve(false));
    probe.on('connect', () => probe.destroy());
  });

/** If command lines can't be read, a running process is assumed to be the server. */
const isServerOf = (data, pid) => {
  const command = findCommand(pid);
  return !command || command.includes(data);
};

/**
 * Starts the server, which must not be running, and waits until it answers; after a crash it recovers first.
 *
 * @param {object} place
 * @param {{ port?: number, options: string }} wishes port to reuse, and further settings such as `-c fsync=off`
 */
export async function startServer(place, { port, options }) {
  const log = openLog(place);
  // Its pid may belong to another program by now, which PostgreSQL would take for a server.
  rmSync(getPidFile(place), { force: true });
  let problem;
  for (let tries = 0; tries < TRIES; tries++) {
    const tried = port ?? (await findFreePort());
    const since = statSync(log).size;
    const { code, output } = await control(place, [
      'start',
      '-w',
      '-t',
      START_SECONDS,
      '-l',
      log,
      '-o',
      `-p ${tried} ${SETTINGS} ${options}`,
    ]);
    if (code === 0) return;
    const said = `${output}\n${readFileSync(log, 'utf8').slice(since)}`;
    problem = toPostgresMessage(said, place.folder, log);
    if (!TRANSIENT.test(said)) break;
    await wait(TRY_AGAIN_MS);
  }
  throw problem;
}

/** Ends all connections and shuts down cleanly. */
export async function stopServer(place) {
  const { code } = await control(place, ['stop', '-m', 'fast', '-w', '-t', STOP_SECONDS]);
  if (code !== 0 && findRunning(place)) await control(place, ['stop', '-m', 'immediate', '-w', '-t', STOP_SECONDS]);
}

/** Runs pg_ctl, which starts the server in a new session, out of reach of Ctrl-C. */
const control = ({ folder, owner, binaries }, args) =>
  run(binaries.program('pg_ctl'), [...args.map(String), '-D', join(folder, 'data')], { ...owner, cwd: folder });

function openLog({ folder, owner }) {
  const log = join(folder, 'log');
  if (existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES) renameSync(log, `${log}.old`);
  if (existsSync(log)) return log;
  writeFileSync(log, '', { mode: 0o600 });
  if (owner) chownSync(log, owner.uid, owner.gid);
  return log;
}
