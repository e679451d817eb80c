import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../start/port.mjs';
import { launch } from './children.mjs';
import { testEnv } from './environment.mjs';

/** Timeout of the start, with a first build and the demo content, on a slow machine. */
const START_MS = 600_000;
const POLL_MS = 250;

/**
 * Starts the portal as `npm start` does, on a free port, with demo content in a new data folder.
 *
 * @param {string} dataDir
 * @returns {Promise<{ address: string, oldSitePort: number, feedSite: string, end: () => Promise<number> } | undefined>} undefined if it ended before it was
 *   ready
 */
export async function startPortal(dataDir) {
  const port = await findFreePort();
  // An old site and a feed of the tests, from which the portal may move in though they are on this machine.
  const oldSitePort = await findFreePort();
  const feedSite = `127.0.0.1:${await findFreePort()}`;
  const env = testEnv({
    ...{ PORT: String(port), DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '1' },
    MOVE_PRIVATE_HOSTS: `127.0.0.1:${oldSitePort},${feedSite}`,
  });
  const { ended, end } = launch('portal', process.execPath, ['scripts/start.mjs'], env);
  const address = `http://localhost:${port}`;
  const gone = ended.then(() => true);
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (await isReady(address)) return { address, oldSitePort, feedSite, end };
    if (await Promise.race([gone, wait(POLL_MS, false)])) return undefined;
  }
  await end();
  return undefined;
}

const isReady = (address) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
