import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of Linux in memory, where the databases of test files cost half the processor time of a disk. */
const MEMORY = '/dev/shm';
/** Several times what they take. */
const MEMORY_BYTES = 3 * 1024 ** 3;

/** Settings that name the temporary folder, on all systems. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'];
/** The temporary folder of this machine, and its settings. */
const outside = tmpdir();
const settings = NAMES.map((name) => [name, process.env[name]]);

let folder;
let memory;

/**
 * Creates the folder for all files of this run; other accounts can traverse it, as PostgreSQL's must for root. The temporary folder of
 * this process and of those that it starts is in it from then on, so that nothing that a test leaves there outlives the run.
 */
export function createTemporaryRoot() {
  folder = createFolder(outside);
  const own = createTemporary('tmp');
  chmodSync(own, 0o1777);
  for (const name of NAMES) process.env[name] = own;
}

/** Folder of a cache that outlives the run, of this account. */
export const findCache = (name) => join(outside, `portal-test-cache-${process.getuid?.() ?? 0}`, name);

function createFolder(parent) {
  const path = mkdtempSync(join(parent, 'portal-test-'));
  chmodSync(path, 0o711);
  return path;
}

/** Creates a folder of this run. */
export function createTemporary(name) {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

/** Creates the folder of the test files' databases: in memory, if there is enough. */
export function createDatabaseFolder() {
  if (!hasMemory()) return createTemporary('unit');
  memory = createFolder(MEMORY);
  return memory;
}

function hasMemory() {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MEMORY_BYTES && freemem() >= MEMORY_BYTES;
}

/** Real paths of the databases of this run, which may be elsewhere. */
export function listDatabaseFolders() {
  if (!folder) return [];
  const places = [memory, ...['unit', 'portal', 'chaos'].map((name) => join(folder, name))].filter(Boolean);
  return places
    .map((place) => join(place, 'postgres'))
    .filter(existsSync)
    .map((place) => realpathSync(place));
}

/** Removes the folder of this run with its databases and the temporary folder. */
export function removeTemporary() {
  for (const [name, value] of settings)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  for (const place of [...listDatabaseFolders(), memory, folder])
    if (place) rmSync(place, { recursive: true, force: true });
  [folder, memory] = [];
}
