import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of Linux in memory, where the databases of test files cost half the processor time of a disk. */
const MEMORY = '/dev/shm';
/** Several times what they take. */
const MEMORY_BYTES = 3 * 1024 ** 3;

let folder;
let memory;

/** Creates the folder for all files of this run; other accounts can traverse it, as PostgreSQL's must for root. */
export function createTemporaryRoot() {
  folder = createFolder(tmpdir());
}

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

/** Removes the folder of this run with its databases. */
export function removeTemporary() {
  for (const place of [...listDatabaseFolders(), memory, folder])
    if (place) rmSync(place, { recursive: true, force: true });
  [folder, memory] = [];
}
