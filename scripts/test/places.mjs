import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder;

/** Makes the folder that holds all files of this run; other accounts may pass through it, as PostgreSQL's must for root. */
export function openTemporary() {
  folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  chmodSync(folder, 0o711);
}

/** A folder of this run, made when it is asked for. */
export function temporary(name) {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

/** Removes the folder of this run, with databases that had to be kept elsewhere. */
export function removeTemporary() {
  if (!folder) return;
  for (const name of ['unit', 'portal']) {
    const database = join(folder, name, 'postgres');
    if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}
