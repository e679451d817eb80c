import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['app', 'components', 'emails', 'features', 'lib', 'prisma', 'scripts/admin'];
const FILES = [
  'instrumentation-node.ts',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'scripts/area-routes.mjs',
  'scripts/sprite.mjs',
  'tsconfig.json',
];

/** Generated files, and files without effect on the built pages. */
const LEFT_OUT = /^app\/\(areas\)\/|^lib\/prisma\/|^components\/ui\/sprite\/|^prisma\/migrations\/|\.test\.tsx?$|\.md$/;

/** Files of a folder, recursively; empty if it is missing. */
export const filesIn = (folder) => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
};

/** Hash of all sources of the built application. */
export const hashSources = () =>
  hashFiles([...FOLDERS.flatMap(filesIn).filter((file) => !LEFT_OUT.test(file)), ...FILES]);

/** Hash of files by name and content; missing ones are skipped. */
export function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files.filter(existsSync).sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Hash noted with a generated folder, empty if there is none. */
export const readNote = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
