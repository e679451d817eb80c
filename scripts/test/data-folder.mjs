import { chmodSync, chownSync, cpSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the data folder of a stopped portal. Owners and modes are kept, its own too, as PostgreSQL reads only a folder of its own
 * account. Copies nothing if the database is elsewhere, behind a link.
 *
 * @param {string} from
 * @param {string} to an empty folder
 */
export function copyDataFolder(from, to) {
  if (lstatSync(join(from, 'postgres')).isSymbolicLink()) return;
  cpSync(from, to, { recursive: true });
  for (const name of ['.', ...readdirSync(from, { recursive: true })]) {
    const { uid, gid, mode } = lstatSync(join(from, name));
    chownSync(join(to, name), uid, gid);
    chmodSync(join(to, name), mode);
  }
}
