import './start/output.mjs';
import './start/root.mjs';
import './start/with-npm.mjs';
import { generate } from './generate.mjs';
import { runNode } from './start/child.mjs';
import { openDatabase } from './start/database.mjs';
import { install } from './start/install.mjs';
import { fail } from './start/lines.mjs';
import { checkPort } from './start/port.mjs';
import { readSettings } from './start/settings.mjs';

/** Development server of Next on the database of the portal, migrated and seeded as by `npm start`. */
async function main() {
  await install();
  const { env } = await readSettings();
  await checkPort(env);
  await generate();
  const database = await openDatabase(env, { keepAlive: true });
  const childEnv = { ...process.env, DATABASE_URL: database.url, NEXT_TELEMETRY_DISABLED: '1' };
  const runFile = (file) => runNode(['--import', 'tsx', file], { env: childEnv });
  try {
    if ((await runFile('scripts/migrate.ts')) !== 0) return 1;
    if (env.SEED === 'demo' && (await runFile('scripts/seed.ts')) !== 0) return 1;
    const host = env.HOST ? ['-H', env.HOST] : [];
    return await runNode(['node_modules/next/dist/bin/next', 'dev', '-p', String(env.PORT), ...host], {
      env: childEnv,
    });
  } finally {
    await database.close();
  }
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
