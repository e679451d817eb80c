import { build } from '../build.mjs';
import { runBuiltCommands } from '../chaos/built-commands.mjs';
import { runOutage } from '../chaos/outage.mjs';
import { runRestored } from '../chaos/restored.mjs';
import { runRounds } from '../chaos/rounds.mjs';
import { runTyping } from '../chaos/typing.mjs';
import { runSoak } from '../soak/soak.mjs';
import { findFreePort } from '../start/port.mjs';
import { copyDataFolder } from './data-folder.mjs';
import { openDatabase } from './database.mjs';
import { testEnv } from './environment.mjs';
import { asCheck, runStage } from './results.mjs';
import { createTemporary } from './temporary-folders.mjs';

/** Enough to check that the chaos tests work; `npm run chaos` does two hundred rounds, and a minute. */
const ROUNDS = 10;
const OUTAGE_SECONDS = 10;
const SOAK_SECONDS = 20;

/**
 * Kills a portal of its own while it publishes and while somebody types, and its database while readers read; lets it
 * work for a while, and restores it on an empty machine. The typing, which waits for most of its time, runs on when the promise is fulfilled.
 *
 * @param {Promise<string | undefined>} chromium path of the browser in which somebody types; without one that check fails
 * @param {string | undefined} content data folder of a stopped portal with demo content, which is copied; without one
 *   the portal draws its own
 * @returns {Promise<{ results: object[], typing: Promise<object> }>} results of all but the typing, and of the typing
 */
export async function runChaos(chromium, content) {
  await build();
  const dataDir = createTemporary('chaos');
  if (content) copyDataFolder(content, dataDir);
  const { url, cut } = await openDatabase(dataDir);
  const settings = { PORT: String(await findFreePort()), DATA_DIR: dataDir, DATABASE_URL: url, SEED: 'demo' };
  const env = testEnv({ ...settings, LOG_LEVEL: 'silent' });
  const results = [await killPortal(env), await killDatabase(env, cut), await soak(env)];
  results.push(await commands(env), await restore(env));
  return { results, typing: disturbTyping(env, cut, await chromium) };
}

function killPortal(env) {
  return runStage('kill -9 under publishing', async () => {
    const { faults, items, answered } = await runRounds({ rounds: ROUNDS, env });
    for (const fault of faults) console.log(`chaos │ ${fault}`);
    console.log(`chaos │ ${ROUNDS} kills, ${items} items, ${answered} answered steps`);
    return asCheck(faults.length === 0 && answered > 0);
  });
}

function killDatabase(env, cut) {
  return runStage('database killed under readers', async () => {
    const { faults, answered, pages, backMs } = await runOutage({ cut, env, seconds: OUTAGE_SECONDS });
    for (const fault of faults) console.log(`chaos │ ${fault}`);
    console.log(`chaos │ ${OUTAGE_SECONDS} s away, ${answered} answers of ${pages} pages, ready after ${backMs} ms`);
    return asCheck(faults.length === 0 && answered > 0);
  });
}

/** Counts only: each kind of work is done without a failure, and no table grows that nothing cleans up. */
function soak(env) {
  return runStage('soak, in short', async () => {
    const { faults, done } = await runSoak({ env, seconds: SOAK_SECONDS, factor: 0.5 });
    for (const fault of faults) console.log(`chaos │ ${fault}`);
    console.log(`chaos │ ${JSON.stringify(done)}`);
    return asCheck(faults.length === 0 && Object.values(done).every((n) => n > 0));
  });
}

function commands(env) {
  return runStage('commands by the build alone', async () => {
    const { faults, done } = runBuiltCommands({ env });
    for (const fault of faults) console.log(`chaos │ ${fault}`);
    console.log(`chaos │ ${done} commands`);
    return asCheck(faults.length === 0);
  });
}

function restore(env) {
  return runStage('a backup on an empty machine', async () => {
    const { faults, pages, pictures } = await runRestored({ env });
    for (const fault of faults) console.log(`chaos │ ${fault}`);
    console.log(`chaos │ ${pages} pages with ${pictures} pictures of the restored portal`);
    return asCheck(faults.length === 0 && pages > 1 && pictures > 0);
  });
}

function disturbTyping(env, cut, executablePath) {
  return runStage('typing through faults', async () => {
    if (!executablePath) return asCheck(false);
    const { faults, letters, met } = await runTyping({ cut, env, executablePath });
    for (const fault of faults) console.log(`chaos │ ${fault}`);
    console.log(`chaos │ ${letters} letters through ${met} faults`);
    return asCheck(faults.length === 0);
  });
}
