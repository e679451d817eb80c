import { appendFileSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../start/processes.mjs';
import { openClusterFolder } from './cluster-folder.mjs';
import { findRunning } from './server.mjs';

/** Name by which a standby is known to its primary. */
export const STANDBY = 'replica';
/** Settings of a server that is followed, and of the one that follows it. */
export const STREAMING = '-c wal_level=replica -c max_wal_senders=10';

/**
 * Copies a stopped cluster into another data folder.
 *
 * @param {{ folder: string, binaries: object }} place
 * @param {string} dataDir
 * @returns {{ folder: string, owner: object | undefined, binaries: object }} place of the copy
 */
export function copyCluster(place, dataDir) {
  const { folder, owner } = openClusterFolder(dataDir);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  cpSync(join(place.folder, 'data'), data, { recursive: true });
  if (owner)
    for (const name of ['', ...readdirSync(data, { recursive: true })])
      chownSync(join(data, name), owner.uid, owner.gid);
  return { folder, owner, binaries: place.binaries };
}

/** Runs statements, one a line, in the database of a stopped cluster, as its superuser. */
export const runSingle = ({ folder, owner, binaries }, statements) =>
  run(binaries.program('postgres'), ['--single', '-D', join(folder, 'data'), 'portal'], {
    ...owner,
    cwd: folder,
    input: statements,
  });

/** URL of the portal's database on a running cluster. */
export function buildAddress(place) {
  const password = readFileSync(join(place.folder, 'data', 'portal.password'), 'utf8');
  return `postgresql://portal:${password}@127.0.0.1:${findRunning(place).port}/portal`;
}

/** Makes a stopped copy a streaming standby of the cluster that runs at the address; its role needs `REPLICATION`. */
export function makeStandby({ folder, owner }, address) {
  const data = join(folder, 'data');
  writeFileSync(join(data, 'standby.signal'), '');
  if (owner) chownSync(join(data, 'standby.signal'), owner.uid, owner.gid);
  const line = `primary_conninfo = '${address}?application_name=${STANDBY}'\n`;
  appendFileSync(join(data, 'postgresql.conf'), line);
}

/** Makes a running standby a server of its own, which takes writes. */
export async function promote({ folder, owner, binaries }) {
  const { code, output } = await run(binaries.program('pg_ctl'), ['promote', '-w', '-D', join(folder, 'data')], {
    ...owner,
    cwd: folder,
  });
  if (code !== 0) throw new Error(`the standby was not promoted: ${output}`);
}
