import './start/root.mjs';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail, StartError } from './start/lines.mjs';
import { withLock } from './start/lock.mjs';
import { run } from './start/processes.mjs';
import { hashFiles, readNote } from './start/sources.mjs';

const MADE = 'lib/prisma';
const NOTE = `${MADE}/.made-from`;
const SOURCES = ['prisma/schema.prisma', 'node_modules/prisma/package.json'];

/** Prisma downloads a schema engine that generating doesn't use, unless it is told of a program in its place. */
const NO_ENGINE = existsSync('/bin/true') ? '/bin/true' : process.execPath;

/** Makes the database client from the schema, unless it is there already. */
export async function generate() {
  const made = hashFiles(SOURCES);
  if (readNote(NOTE) === made) return;
  await withLock('node_modules/.generate.lock', async () => {
    if (readNote(NOTE) === made) return;
    const env = {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: NO_ENGINE,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    };
    const { code, output } = await run(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], { env });
    if (code !== 0) throw new StartError(`สร้างตัวเชื่อมฐานข้อมูลไม่สำเร็จ (prisma generate failed)\n${output}`);
    writeFileSync(NOTE, made);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate().catch(fail);
