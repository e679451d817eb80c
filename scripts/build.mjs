import './start/root.mjs';
import './start/with-npm.mjs';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';
import { DISK_FULL_LINE, fail, StartError, step } from './start/lines.mjs';
import { withLock } from './start/lock.mjs';
import { run } from './start/processes.mjs';
import { hashFiles, hashSources, readNote } from './start/sources.mjs';

const BUILT = '.next/required-server-files.json';
const NOTE = '.next/.built-from';

const isBuilt = () => existsSync(BUILT) && readNote(NOTE) === hashSources();

/**
 * Builds the application if its sources have changed since the last build; concurrent builds run one after the other.
 */
export async function build() {
  if (isBuilt()) return;
  await withLock('node_modules/.build.lock', async () => {
    if (isBuilt()) return;
    await generate();
    await step('สร้างเว็บแล้ว (built)', buildNow, 'กำลังสร้างเว็บ ใช้เวลาราวหนึ่งนาที (building)');
  });
}

async function buildNow() {
  rmSync(NOTE, { force: true });
  const before = hashSources();
  const settings = hashFiles(['tsconfig.json']);
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { code, output } = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { env });
  if (code !== 0) throw explain(output);
  // Next may have completed tsconfig.json, which changes the hash.
  writeFileSync(NOTE, hashFiles(['tsconfig.json']) === settings ? before : hashSources());
}

const explain = (output) =>
  /ENOSPC|No space left/.test(output)
    ? new StartError(DISK_FULL_LINE)
    : new StartError(`สร้างเว็บไม่สำเร็จ (next build failed)\n${output}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) await build().catch(fail);
