import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { commandOf, isRunning, run } from '../start/processes.mjs';
import { explain } from './problems.mjs';

const START_SECONDS = 300;
const STOP_SECONDS = 30;
const PORT_TRIES = 5;
const LOG_LIMIT_BYTES = 5 * 1024 * 1024;
const PID_LINE = 0;
const PORT_LINE = 3;

/**
 * The server of this cluster that runs now, if any. A `postmaster.pid` whose number belongs to another program is removed.
 *
 * @returns {{ pid: number, port: number } | undefined}
 */
export function findRunning({ folder }) {
  const file = join(folder, 'data', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[PID_LINE]);
  if (isRunning(pid) && commandOf(pid).includes('postgres')) return { pid, port: Number(lines[PORT_LINE]) };
  rmSync(file, { force: true });
  return undefined;
}

/**
 * Starts the server and waits until it answers; after a crash it recovers first.
 *
 * @param {object} place
 * @param {{ port?: number, options: string }} wishes a port to use again, and further settings such as `-c fsync=off`
 */
export async function startServer(place, { port, options }) {
  const log = openLog(place);
  let problem;
  for (let tries = 0; tries < PORT_TRIES; tries++) {
    const tried = port ?? (await freePort());
    const since = statSync(log).size;
    const { code, output } = await control(place, [
      'start',
      '-w',
      '-t',
      START_SECONDS,
      '-l',
      log,
      '-o',
      `-p ${tried} ${options}`,
    ]);
    if (code === 0) return;
    const said = `${output}\n${readFileSync(log, 'utf8').slice(since)}`;
    problem = explain(said, place.folder, log);
    if (!/could not bind|Address already in use|already in use/i.test(said)) break;
  }
  throw problem;
}

/** Ends all connections and leaves the data clean. */
export async function stopServer(place) {
  const { code } = await control(place, ['stop', '-m', 'fast', '-w', '-t', STOP_SECONDS]);
  if (code !== 0 && findRunning(place)) await control(place, ['stop', '-m', 'immediate', '-w', '-t', STOP_SECONDS]);
}

/** pg_ctl leaves the server in a session of its own, where no Ctrl-C reaches it. */
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

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
