import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder;

/** Creates the folder for all files of this run; other accounts can traverse it, as PostgreSQL's must for root. */
export function createTemporaryRoot() {
  folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  chmodSync(folder, 0o711);
}

/** Creates a folder of this run. */
export function createTemporary(name) {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

/** Real paths of the databases of this run, which may be elsewhere. */
export function listDatabaseFolders() {
  if (!folder) return [];
  const places = ['unit', 'portal'].map((name) => join(folder, name, 'postgres'));
  return places.filter(existsSync).map((place) => realpathSync(place));
}

/** Removes the folder of this run with its databases. */
export function removeTemporary() {
  for (const place of [...listDatabaseFolders(), folder]) if (place) rmSync(place, { recursive: true, force: true });
  folder = undefined;
}
