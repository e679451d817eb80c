// npm run chaos: puts a portal of its own through every fault of scripts/chaos/faults.mjs, one after the other, and prints
// a table; `-- --list` names them, `-- --only NAME,NAME` tries some, `--times N` kills so often, `--outage SECONDS`.
import './start/root.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { faults, formatResults } from './chaos/faults.mjs';
import { readOptions } from './chaos/options.mjs';
import { startServer } from './chaos/portal.mjs';
import { openPostgres } from './postgres.mjs';
import { fail } from './start/lines.mjs';
import { findFreePort } from './start/port.mjs';
import { findChromium } from './test/chromium.mjs';
import { testEnv } from './test/environment.mjs';

async function main() {
  const { list, only, ...wishes } = readOptions(process.argv.slice(2), Object.keys(faults));
  if (list) {
    for (const [name, { title }] of Object.entries(faults)) console.log(`${name.padEnd(22)}${title}`);
    return 0;
  }
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  // The database's account has to traverse it.
  chmodSync(dataDir, 0o711);
  const database = await openPostgres({ dataDir, options: '' });
  try {
    const port = String(await findFreePort());
    // Portals that are killed leave their folder of sockets in the temporary folder.
    const settings = { PORT: port, DATA_DIR: dataDir, TMPDIR: dataDir, DATABASE_URL: database.url, SEED: 'demo' };
    const env = testEnv({ ...settings, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '0' });
    // Migrations and demo content once: some trials work on a copy of the database.
    await (await startServer(env)).end();
    const results = [];
    for (const name of only) results.push(await tryFault(name, { ...wishes, env, database }));
    console.log(`\n${formatResults(results)}`);
    return results.every(({ faults: found = [] }) => found.length === 0) ? 0 : 1;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One fault; an error in trying it is one of its faults, and the others go on. */
async function tryFault(name, given) {
  const { title, run } = faults[name];
  console.log(`▶ ${title}`);
  const result = await run({ ...given, tell: console.log, chromium: findChromium }).catch((error) => ({
    faults: [`it could not be tried: ${error.message}`],
  }));
  for (const fault of result.faults ?? []) console.log(`✘ ${fault}`);
  console.log(result.skipped ?? result.facts ?? '');
  return { title, ...result };
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
