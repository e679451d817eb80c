import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startReaders } from '../bench/readers.mjs';
import { findFaults, findLostFiles, isIn } from './find-faults.mjs';
import { findStatus, readPages, waitUntilReady } from './outage.mjs';
import { startServer } from './portal.mjs';
import { Writer } from './writer.mjs';

const READERS = 8;
/** Time that readers read before the fault; patience with a write during it. */
const BEFORE_MS = 1_500;
const PATIENCE_MS = 60_000;
/** Tries of a write after the fault, with a pause before each: a portal that is ready has all it needs within them. */
const TRIES = 20;
const PAUSE_MS = 500;
const none = async () => [];

/**
 * A portal with readers and somebody who publishes, while something is wrong: readers of pages that were read before must
 * see no error, a write must be done or refused with 503, and when the fault is over the portal must be ready and
 * accept a write without anybody's help; nothing acknowledged may be lost, and nothing half done.
 *
 * @param {object} trial
 * @param {NodeJS.ProcessEnv} trial.env with PORT, DATABASE_URL and DATA_DIR
 * @param {number} [trial.output] file of the log
 * @param {number} [trial.seconds] length of the fault
 * @param {(server: object) => Promise<unknown>} trial.strike brings the fault about
 * @param {(server: object) => Promise<unknown>} trial.heal ends it
 * @param {'done' | 'refused' | 'either'} [trial.writes] fate of a write during the fault
 * @param {number} [trial.ready] status of /readyz during the fault, if it must tell
 * @param {(server: object, writer: Writer) => Promise<string[]>} [trial.check] further faults, during the fault
 * @param {(server: object, writer: Writer) => Promise<string[]>} [trial.after] further faults, once it is over
 * @param {(name: string) => unknown} [trial.isStored] tells whether a file of an upload is there, if not in DATA_DIR
 * @returns {Promise<{ faults: string[], facts: string }>}
 */
export async function runTrial({
  env,
  output,
  seconds = 6,
  strike,
  heal,
  writes = 'either',
  ready,
  check = none,
  after = none,
  isStored = isIn(join(env.DATA_DIR, 'media')),
}) {
  // All readers share one IP address here.
  const server = await startServer({ ...env, LIMITS_FACTOR: '1000000' }, output);
  const faults = [];
  try {
    const writer = new Writer('college');
    await writer.logIn(server.url);
    await writer.prepare(server.url);
    await writer.once(server.url);
    const paths = await readPages(server.url);
    const readers = startReaders(server.url, paths, READERS);
    await wait(BEFORE_MS);
    await strike(server);
    const [written] = await Promise.all([tryWrite(writer, server.url), wait(seconds * 1_000)]);
    const status = await findStatus(`${server.url}/readyz`);
    faults.push(...(await check(server, writer)));
    await heal(server);
    const backMs = await waitUntilReady(server.url);
    if (backMs === undefined) faults.push('the portal was not ready again');
    const later = await writeAfterwards(writer, server.url);
    faults.push(...(await after(server, writer)));
    const { answered, failures } = await readers.stop();
    faults.push(...[...new Set(failures)].map((failure) => `a reader met: ${failure}`));
    if (ready !== undefined && status !== ready) faults.push(`/readyz answered ${status} during the fault`);
    if (!isExpected(written, writes)) faults.push(`a write during the fault: ${written}`);
    if (later !== 'done') faults.push(`a write after the fault: ${later}`);
    faults.push(...(await inspect(env, writer, isStored)));
    const back = backMs === undefined ? '–' : `${(backMs / 1_000).toFixed(1)} s`;
    return { faults, facts: `${answered} pages read, write ${written}, /readyz ${status}, ready after ${back}` };
  } finally {
    await server.end();
  }
}

const isExpected = (written, writes) =>
  (written === 'done' && writes !== 'refused') || (written === 'refused with 503' && writes !== 'done');

/** One item, from draft to publication: done, refused with a status, or without an answer. */
async function tryWrite(writer, url) {
  const late = new AbortController();
  try {
    return await Promise.race([
      writer.once(url).then(() => 'done'),
      wait(PATIENCE_MS, 'without an answer', { signal: late.signal }),
    ]);
  } catch (error) {
    const [, status] = / (\d{3}) /.exec(error.message) ?? [];
    return status ? `refused with ${status}` : `failed: ${error.message}`;
  } finally {
    late.abort();
  }
}

async function writeAfterwards(writer, url) {
  let result = '';
  for (let tries = 0; tries < TRIES; tries++) {
    result = await tryWrite(writer, url);
    if (result === 'done') return result;
    await wait(PAUSE_MS);
  }
  return result;
}

async function inspect(env, writer, isStored) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const faults = [];
    for (const item of writer.items) faults.push(...(await findFaults(client, item)));
    return [...faults, ...(await findLostFiles(client, isStored))];
  } finally {
    await client.end();
  }
}
