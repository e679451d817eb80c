import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { canEnter, findOwner } from './owner.mjs';

/** For root only: folder open to other accounts, used if the project is in one that is closed to them. */
export const OPEN_FOLDER = '/var/lib/vocational-news-portal';

/**
 * Finds or creates the folder `postgres` in DATA_DIR, owned by the account that runs PostgreSQL. If that account can't
 * enter it (root's home), the folder is created in OPEN_FOLDER and DATA_DIR contains a link to it.
 *
 * @param {string} dataDir DATA_DIR
 * @returns {{ folder: string, owner: { uid: number, gid: number } | undefined }} the real path
 */
export function openClusterFolder(dataDir) {
  const wanted = join(resolve(dataDir), 'postgres');
  mkdirSync(dirname(wanted), { recursive: true });
  const owner = findOwner(wanted);
  if (!existsSync(wanted)) createFolder(wanted, owner);
  return { folder: realpathSync(wanted), owner };
}

function createFolder(wanted, owner) {
  if (owner) allowTraversal(dirname(wanted), owner);
  if (canEnter(owner, dirname(wanted))) return createOwnedFolder(owner, wanted);
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const real = join(OPEN_FOLDER, name);
  mkdirSync(OPEN_FOLDER, { recursive: true, mode: 0o755 });
  createOwnedFolder(owner, real);
  if (!lstatSync(wanted, { throwIfNoEntry: false })) symlinkSync(real, wanted);
  console.log(`  เก็บฐานข้อมูลไว้ที่ ${real} เพราะบัญชี postgres เข้าโฟลเดอร์นี้ไม่ได้ (the data folder is kept there)`);
}

function createOwnedFolder(owner, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
}

/** Lets the account's group traverse DATA_DIR, but not list it, if it is closed to all but root. */
function allowTraversal(folder, owner) {
  const { mode, uid } = statSync(folder);
  if (mode & 0o001 || uid !== 0) return;
  chownSync(folder, 0, owner.gid);
  chmodSync(folder, (mode & 0o777) | 0o010);
}
