import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/lines.mjs';
import { getProcessToken, run } from '../start/processes.mjs';
import { checkSpace, toPostgresMessage } from './problems.mjs';

/** The trigram search finds nothing without a locale that knows Thai letters. */
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const LIBC_LOCALE = { win32: 'C', darwin: 'en_US.UTF-8' }[process.platform] ?? 'C.UTF-8';

const CONFIGURATION = `
# Only this machine, only with the password beside this folder.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
timezone = 'UTC'
log_timezone = 'UTC'
log_checkpoints = off
`;

const DRAFT = 'new-';

const secret = () => randomBytes(24).toString('hex');

/**
 * Creates a cluster with the role and the database `portal`, unless there is one. The folder appears complete or not
 * at all.
 *
 * @param {{ folder: string, owner: object | undefined, binaries: object }} place
 * @throws {StartError} if it can't be created, or if the existing one is of another PostgreSQL version
 */
export async function createCluster({ folder, owner, binaries }) {
  const data = join(folder, 'data');
  const isNew = !existsSync(join(data, 'PG_VERSION'));
  checkSpace(folder, isNew);
  if (!isNew) return checkVersion(data, binaries);
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(DRAFT))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  // Unique name: an initdb whose parent was killed may still be writing for a moment.
  const draft = join(folder, `${DRAFT}${getProcessToken()}`);
  await initialise({ folder, owner, binaries }, draft);
  appendFileSync(join(draft, 'postgresql.conf'), CONFIGURATION);
  await addPortal({ folder, owner, binaries }, draft);
  renameSync(draft, data);
}

function checkVersion(data, { version }) {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const ours = version.split('.')[0];
  if (found === ours) return;
  const relation = Number(found) > Number(ours) ? 'ใหม่กว่า' : 'เก่ากว่า';
  throw new StartError(
    `โฟลเดอร์ ${data} เป็นข้อมูลของ PostgreSQL ${found} ซึ่ง${relation}รุ่น ${ours} ของโปรแกรมนี้ ให้ใช้โปรแกรมรุ่นที่ตรงกัน หรือตั้ง DATA_DIR เป็นโฟลเดอร์อื่น (data of PostgreSQL ${found}, this is ${ours})`,
  );
}

async function initialise({ folder, owner, binaries }, draft) {
  const passwordFile = join(folder, 'password.new');
  write(passwordFile, secret(), owner);
  const { code, output } = await run(
    binaries.program('initdb'),
    [
      '-D',
      draft,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...LOCALE,
      `--locale=${LIBC_LOCALE}`,
      '--data-checksums',
    ],
    { ...owner, cwd: folder },
  );
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw toPostgresMessage(output, draft, draft);
}

/** Adds role and database in single-user mode, before anything listens. The portal's role is no superuser. */
async function addPortal({ folder, owner, binaries }, draft) {
  const password = secret();
  const input = [
    `CREATE ROLE portal LOGIN CREATEDB PASSWORD '${password}'`,
    'CREATE DATABASE portal OWNER portal',
    '',
  ].join('\n');
  const { code, output } = await run(binaries.program('postgres'), ['--single', '-D', draft, 'postgres'], {
    ...owner,
    cwd: folder,
    input,
  });
  if (code !== 0 || /ERROR|FATAL/.test(output)) throw toPostgresMessage(output, draft, draft);
  write(join(draft, 'portal.password'), password, owner);
}

function write(file, text, owner) {
  writeFileSync(file, text, { mode: 0o600 });
  if (owner) chownSync(file, owner.uid, owner.gid);
}
