import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './lines.mjs';
import { withLock } from './lock.mjs';
import { getProcessToken, isAlive } from './processes.mjs';

/** Exit code of the operator's commands for what is refused and changes nothing (scripts/admin/exit-codes.ts). */
export const REFUSED = 3;

/** Codes of a folder that this account can't write into. */
const UNUSABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

const getFile = (dataDir) => join(resolve(dataDir), 'running.json');

function read(dataDir) {
  try {
    const found = JSON.parse(readFileSync(getFile(dataDir), 'utf8'));
    return typeof found.token === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The portal that `npm start` runs on this data, if any; one that was killed doesn't count.
 *
 * @param {string} dataDir DATA_DIR
 * @returns {{ pid: number, address: string, ready: boolean } | undefined}
 */
export function findInstance(dataDir) {
  const found = read(dataDir);
  if (!found || !isAlive(found.token)) return undefined;
  return { pid: Number(found.token.split('-')[0]), address: String(found.address), ready: found.ready === true };
}

/** Throws one line that says who runs already, with the exit code for a refusal. */
export function assertAlone(dataDir) {
  const there = findInstance(dataDir);
  if (!there) return;
  const { pid, address, ready } = there;
  const state = ready ? `เปิดอยู่แล้วที่ ${address}` : `กำลังเริ่มอยู่ จะเปิดที่ ${address}`;
  const line = `เว็บไซต์ของโฟลเดอร์นี้${state} (pid ${pid}) หยุดด้วย Ctrl-C ในหน้าต่างเดิม หรือสั่ง kill ${pid} (it already runs: pid ${pid}, ${address})`;
  throw Object.assign(new StartError(line), { exitCode: REFUSED });
}

/**
 * Claims the data for this process, so that a second `npm start` says who runs already instead of installing and
 * building beside the first.
 *
 * @returns {Promise<{ release: () => void, setReady: (address: string) => void }>}
 * @throws {StartError} if another one runs
 */
export async function claimInstance(dataDir, address) {
  const token = getProcessToken();
  const write = (state) => writeFileSync(getFile(dataDir), JSON.stringify({ token, ...state }));
  try {
    mkdirSync(dataDir, { recursive: true });
    await withLock(join(resolve(dataDir), 'running.lock'), async () => {
      assertAlone(dataDir);
      write({ address, ready: false });
    });
  } catch (error) {
    // The steps of the start that need the folder say in their own words why it can't be used.
    if (!UNUSABLE.includes(error.code)) throw error;
    return { release: () => undefined, setReady: () => undefined };
  }
  return {
    setReady: (open) => write({ address: open, ready: true }),
    release: () => {
      if (read(dataDir)?.token === token) rmSync(getFile(dataDir), { force: true });
    },
  };
}

/** DATA_DIR and address as the settings will have them, before the packages that parse them are installed. */
export function guessPlace() {
  const given = (name) => process.env[name]?.trim() || undefined;
  return {
    dataDir: given('DATA_DIR') ?? '.data',
    address: given('SITE_URL') ?? `http://localhost:${given('PORT') ?? 3000}`,
  };
}
