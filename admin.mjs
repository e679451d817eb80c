// Creates an administrator where there is only the build, as in a container: node admin.mjs --user NAME. It prompts for
// the password, or reads it from standard input. From the source tree `npm run admin` does the same and starts the
// database. node admin.mjs audit:verify checks the seals of the audit log, as `npm run audit:verify` does; node
// admin.mjs sessions:end ends every session, as after a backup was restored.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const dir = import.meta.dirname;
process.chdir(dir);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'production';

await createRequire(import.meta.url)('./.next/server/instrumentation.js').register();
await globalThis[Symbol.for('portal.admin')](process.argv.slice(2));
