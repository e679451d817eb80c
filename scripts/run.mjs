import './start/root.mjs';
import './start/with-npm.mjs';
import { runNode } from './start/child.mjs';
import { openDatabase } from './start/database.mjs';
import { fail, StartError } from './start/lines.mjs';
import { readSettings } from './start/settings.mjs';

/** Runs a TypeScript file with the portal's settings and database, which is started if it isn't running. */
async function main([file, ...args]) {
  if (!file) throw new StartError('ใช้: node scripts/run.mjs FILE.ts [args]');
  const { env } = await readSettings();
  const { generate } = await import('./generate.mjs');
  await generate();
  const database = await openDatabase(env, { quiet: true });
  try {
    return await runNode(['--import', 'tsx', file, ...args], { env: { ...process.env, DATABASE_URL: database.url } });
  } finally {
    await database.close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  fail(error);
  return 1;
});
