import { setTimeout as wait } from 'node:timers/promises';
import { startReaders } from '../bench/readers.mjs';
import { startServer } from './portal.mjs';

const READERS = 16;
/** Time that readers read before the outage; timeout until the portal is ready after it. */
const AROUND_MS = 2_000;
const BACK_MS = 30_000;
const POLL_MS = 100;
const LINKS = /href="(\/(?:news_group\/\?news_type|readnews\/news\/\?news_id)=\d+)"/g;

/**
 * Kills the database while readers read the home page, categories and items that were read before: none may see an
 * error, and the portal must report that it isn't ready, and be ready again when the database is.
 *
 * @param {{ cut: (ms: number) => Promise<void>, env: NodeJS.ProcessEnv, seconds: number }} wishes
 * @returns {Promise<{ faults: string[], answered: number, pages: number, backMs: number }>} number of responses
 *   during and around the outage, and time from the database's return until the portal was ready
 */
export async function runOutage({ cut, env, seconds }) {
  // All readers share one IP address here.
  const server = await startServer({ ...env, LIMITS_FACTOR: '1000000' });
  try {
    const paths = await readPages(server.url);
    const readers = startReaders(server.url, paths, READERS);
    await wait(AROUND_MS);
    const back = cut(seconds * 1_000);
    await wait(seconds * 500);
    const meanwhile = await findStatus(`${server.url}/readyz`);
    await back;
    const backMs = await waitUntilReady(server.url);
    await wait(AROUND_MS);
    const { answered, failures } = await readers.stop();
    const faults = [...new Set(failures)].map((failure) => `a reader met: ${failure}`);
    if (meanwhile !== 503) faults.push(`/readyz answered ${meanwhile} without a database`);
    if (backMs === undefined) faults.push('the portal was not ready again');
    return { faults, answered, pages: paths.length, backMs };
  } finally {
    await server.end();
  }
}

/** Reads the home page and every category and item it links to once. */
export async function readPages(url) {
  const home = await (await fetch(`${url}/`)).text();
  const paths = ['/', ...new Set([...home.matchAll(LINKS)].map(([, path]) => path))];
  for (const path of paths) {
    const status = await findStatus(url + path);
    if (status !== 200) throw new Error(`${path} answered ${status} before the database was away`);
  }
  return paths;
}

/** Milliseconds until the portal is ready; undefined if it isn't within half a minute. */
export async function waitUntilReady(url) {
  const began = performance.now();
  while (performance.now() - began < BACK_MS) {
    if ((await findStatus(`${url}/readyz`)) === 200) return performance.now() - began;
    await wait(POLL_MS);
  }
  return undefined;
}

export async function findStatus(url) {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}
