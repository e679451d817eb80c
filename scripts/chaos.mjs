// npm run chaos: kills the server under publishing, 200 times unless `-- --rounds N` says otherwise.
import './start/root.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { freePort } from './chaos/portal.mjs';
import { runRounds } from './chaos/rounds.mjs';
import { openPostgres } from './postgres.mjs';
import { fail } from './start/lines.mjs';
import { testEnv } from './test/environment.mjs';

const ROUNDS = '200';

async function main() {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: ROUNDS } } });
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  // The database's own account passes through it.
  chmodSync(dataDir, 0o711);
  const database = await openPostgres({ dataDir, options: '' });
  try {
    const settings = { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: database.url, SEED: 'demo' };
    const { faults, items, answered, slowestMs } = await runRounds({
      rounds: Number(values.rounds),
      env: testEnv({ ...settings, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '0' }),
      tell: console.log,
    });
    for (const fault of faults) console.log(`✘ ${fault}`);
    console.log(`${items} items, ${answered} answered steps, slowest start ${(slowestMs / 1000).toFixed(1)} s`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
