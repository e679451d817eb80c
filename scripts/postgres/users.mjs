import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, ownMark } from '../start/processes.mjs';

/** Who uses the server now: a file for each process, so that only the last one stops it. */
const folderOf = ({ folder }) => join(folder, 'users');

export function comeIn(place) {
  mkdirSync(folderOf(place), { recursive: true });
  writeFileSync(join(folderOf(place), ownMark()), '');
}

/** Whether other living processes still use the server. */
export function goOut(place) {
  rmSync(join(folderOf(place), ownMark()), { force: true });
  const marks = readdirSync(folderOf(place));
  for (const dead of marks.filter((mark) => !isAlive(mark))) rmSync(join(folderOf(place), dead), { force: true });
  return marks.some(isAlive);
}
