import { build } from '../build.mjs';
import { freePort } from '../chaos/portal.mjs';
import { runRounds } from '../chaos/rounds.mjs';
import { openDatabase } from './database.mjs';
import { testEnv } from './environment.mjs';
import { temporary } from './places.mjs';
import { asCheck, stage } from './results.mjs';

/** Enough to see that the test works; `npm run chaos` does two hundred. */
const ROUNDS = 10;

/** Kills the portal under publishing, on the data that the browser tests have left. */
export function runChaos() {
  return stage('kill -9 under publishing', async () => {
    await build();
    const dataDir = temporary('portal');
    const { url } = await openDatabase(dataDir);
    const settings = { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: url, SEED: 'demo' };
    const env = testEnv({ ...settings, LOG_LEVEL: 'silent' });
    const { faults, items, answered } = await runRounds({ rounds: ROUNDS, env });
    for (const fault of faults) console.log(`chaos │ ${fault}`);
    console.log(`chaos │ ${ROUNDS} kills, ${items} items, ${answered} answered steps`);
    return asCheck(faults.length === 0 && answered > 0);
  });
}
