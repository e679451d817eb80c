import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProcessToken, isAlive } from '../start/processes.mjs';

/** Current users of the server: one file per process, so that only the last one stops it. */
const getUsersFolder = ({ folder }) => join(folder, 'users');

export function registerUser(place) {
  mkdirSync(getUsersFolder(place), { recursive: true });
  writeFileSync(join(getUsersFolder(place), getProcessToken()), '');
}

/** Removes this process; returns true if other living processes still use the server. */
export function unregisterUser(place) {
  rmSync(join(getUsersFolder(place), getProcessToken()), { force: true });
  const marks = readdirSync(getUsersFolder(place));
  for (const dead of marks.filter((mark) => !isAlive(mark))) rmSync(join(getUsersFolder(place), dead), { force: true });
  return marks.some(isAlive);
}
