import './start/root.mjs';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeAreaRoutes, ROLES, ROUTES } from './area-routes.mjs';
import { makeSprite, NAMES } from './sprite.mjs';
import { fail, StartError } from './start/lines.mjs';
import { withLock } from './start/lock.mjs';
import { run } from './start/processes.mjs';
import { filesIn, hashFiles, readNote } from './start/sources.mjs';

/** Generated folders, each with a note of the hash of its sources. */
const PARTS = [
  {
    folder: 'lib/prisma',
    sources: [...filesIn('prisma/schema'), 'node_modules/prisma/package.json'],
    make: makeClient,
  },
  {
    folder: 'components/ui/sprite',
    sources: [
      NAMES,
      'scripts/sprite.mjs',
      'node_modules/lucide-react/package.json',
      'node_modules/@icons-pack/react-simple-icons/package.json',
    ],
    make: makeSprite,
  },
  {
    folder: ROUTES,
    sources: [ROLES, 'scripts/area-routes.mjs'],
    make: makeAreaRoutes,
  },
];

/** Prisma downloads a schema engine that generating doesn't use, unless it is given a program in its place. */
const NO_ENGINE = existsSync('/bin/true') ? '/bin/true' : process.execPath;

/**
 * Generates the database client from the schema, the sprite from the table of icons, and the areas' routes from the
 * table of roles, unless they are up to date.
 */
export async function generate() {
  for (const part of PARTS) await makeOnce(part);
}

async function makeOnce({ folder, sources, make }) {
  const note = `${folder}/.made-from`;
  const made = hashFiles(sources);
  if (readNote(note) === made) return;
  await withLock('node_modules/.generate.lock', async () => {
    if (readNote(note) === made) return;
    await make();
    writeFileSync(note, made);
  });
}

async function makeClient() {
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: NO_ENGINE,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  const { code, output } = await run(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], { env });
  if (code !== 0) throw new StartError(`สร้างตัวเชื่อมฐานข้อมูลไม่สำเร็จ (prisma generate failed)\n${output}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate().catch(fail);
