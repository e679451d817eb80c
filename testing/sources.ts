import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['app', 'components', 'emails', 'features', 'lib'];

/** All TypeScript sources of the product, relative to the project's root, without tests and generated files. */
export const listSources = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  ).filter((file) => !file.startsWith('lib/prisma/'));
