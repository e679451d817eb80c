// The operator's command line where there is only the build, as in a container: node admin.mjs COMMAND, such as status,
// backup, restore, admin --user NAME; node admin.mjs --help lists them. From the source tree `npm run portal -- COMMAND`
// does the same and starts the database.
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const dir = import.meta.dirname;
process.chdir(dir);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'production';
// As docker-compose.yml starts the server where no address is set.
if (process.env.HTTP_PORT && !process.env.SITE_URL?.trim())
  process.env.SITE_URL = `http://localhost:${process.env.HTTP_PORT}`;
// Next's own parts, of which some commands load a few, expect it here.
globalThis.AsyncLocalStorage ??= AsyncLocalStorage;

await createRequire(import.meta.url)('./.next/server/instrumentation.js').register();
await globalThis[Symbol.for('portal.admin')](process.argv.slice(2));
