import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '../start/lines.mjs';

/** PostgreSQL refuses to run as root: accounts that take its place, best first. */
const STAND_INS = ['postgres', '_postgres', 'nobody'];

const isRoot = () => process.getuid?.() === 0;

const readId = (flag, name) => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

const readStat = (path) => statSync(path, { throwIfNoEntry: false });

/**
 * Account that runs PostgreSQL: the current one, or for root the owner of the data, else an unprivileged account.
 *
 * @param {string} folder current or future data folder
 * @returns {{ uid: number, gid: number } | undefined} undefined for the current account
 */
export function findOwner(folder) {
  const found = readStat(folder);
  if (!isRoot()) return assertOwner(folder, found);
  if (found?.uid) return { uid: found.uid, gid: found.gid };
  for (const name of STAND_INS) {
    const uid = readId('-u', name);
    const gid = readId('-g', name);
    if (uid && gid) return { uid, gid };
  }
  throw new StartError(
    'ไม่พบบัญชีผู้ใช้ postgres หรือ nobody ในเครื่อง ให้เริ่มด้วยผู้ใช้ทั่วไปแทน root (no account to run PostgreSQL as)',
  );
}

function assertOwner(folder, found) {
  const own = process.getuid?.();
  if (!found || own === undefined || found.uid === own) return undefined;
  throw new StartError(
    `โฟลเดอร์ฐานข้อมูล ${folder} เป็นของผู้ใช้อื่น ให้เริ่มด้วยผู้ใช้เดิม หรือตั้ง DATA_DIR เป็นโฟลเดอร์อื่น (the data folder belongs to another user)`,
  );
}

/** True if that account can enter the folder, tested by the system itself. */
export function canEnter(owner, folder) {
  if (!owner) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...owner, cwd: '/' }).status === 0;
}

/** True if that account can run the program. */
export function canRun(owner, program) {
  return spawnSync(program, ['--version'], { ...owner, cwd: '/' }).status === 0;
}
