// npm run chaos: kills the server while it publishes, 200 times or `-- --rounds N`, and the database while readers
// read, for a minute or `-- --outage SECONDS`; and has somebody type through ten faults.
import './start/root.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { runOutage } from './chaos/outage.mjs';
import { runRounds } from './chaos/rounds.mjs';
import { runTyping } from './chaos/typing.mjs';
import { openPostgres } from './postgres.mjs';
import { fail } from './start/lines.mjs';
import { findFreePort } from './start/port.mjs';
import { findChromium } from './test/chromium.mjs';
import { testEnv } from './test/environment.mjs';

const ROUNDS = '200';
const OUTAGE_SECONDS = '60';

const inSeconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

async function main() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: ROUNDS },
      outage: { type: 'string', default: OUTAGE_SECONDS },
    },
  });
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  // The database's account has to traverse it.
  chmodSync(dataDir, 0o711);
  const database = await openPostgres({ dataDir, options: '' });
  try {
    const port = String(await findFreePort());
    const settings = { PORT: port, DATA_DIR: dataDir, DATABASE_URL: database.url, SEED: 'demo' };
    const env = testEnv({ ...settings, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '0' });
    const kills = await runRounds({ rounds: Number(values.rounds), env, tell: console.log });
    console.log(`${kills.items} items, ${kills.answered} answered steps, slowest start ${inSeconds(kills.slowestMs)}`);
    const outage = await runOutage({ cut: database.cut, env, seconds: Number(values.outage) });
    console.log(`${outage.answered} answers of ${outage.pages} pages, ready again after ${inSeconds(outage.backMs)}`);
    const typing = await runTyping({ cut: database.cut, env, executablePath: await findChromium() });
    console.log(`${typing.letters} letters through ${typing.met} faults`);
    const faults = [...kills.faults, ...outage.faults, ...typing.faults];
    for (const fault of faults) console.log(`✘ ${fault}`);
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
