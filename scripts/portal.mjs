import './start/root.mjs';
import './start/with-npm.mjs';
import { runNode } from './start/child.mjs';
import { install } from './start/install.mjs';
import { assertAlone } from './start/instance.mjs';
import { fail } from './start/lines.mjs';
import { lowMemory } from './start/low-memory.mjs';
import { readSettings } from './start/settings.mjs';

/** Long commands collect early: the peak of a move is 230 MB instead of 390, for a third more work of the processor. */
const FLAGS = [...lowMemory.flags, '--heap-growing-percent=20'];
const PROGRAM = [...FLAGS, '--import', 'tsx', 'scripts/portal.ts'];

/** True for a command line that only asks for help, which needs no database. */
const wantsHelp = (args) => args.length === 0 || args.some((word) => ['help', '--help', '-h'].includes(word));

/** True for an upgrade, which starts the portal for a trial. */
const needsBuild = ([command, ...words]) => command === 'upgrade' && !words.includes('--dry-run');

/**
 * Runs a command of the operator with the portal's settings; missing packages are installed, as on a new machine. The embedded database is started if it isn't running; one
 * of DATABASE_URL is left to the command, which says in its own way when it doesn't answer.
 */
async function main(args) {
  await install();
  const { env } = await readSettings();
  // Building would pull the running portal's pages from under it.
  if (!wantsHelp(args) && needsBuild(args)) assertAlone(env.DATA_DIR);
  const { generate } = await import('./generate.mjs');
  await generate();
  if (!wantsHelp(args) && needsBuild(args)) await buildQuietly();
  if (env.DATABASE_URL || wantsHelp(args))
    return runNode([...PROGRAM, ...args], { env: { ...process.env, ...lowMemory.env } });
  const { openPostgres } = await import('./postgres.mjs');
  const database = await openPostgres({ dataDir: env.DATA_DIR });
  try {
    return await runNode([...PROGRAM, ...args], {
      env: { ...process.env, ...lowMemory.env, DATABASE_URL: database.url },
    });
  } finally {
    await database.close();
  }
}

/** Standard output is for the result. */
async function buildQuietly() {
  console.log = console.error;
  const { build } = await import('./build.mjs');
  await build();
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  fail(error);
  return process.exitCode;
});
