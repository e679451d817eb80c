import { setTimeout as wait } from 'node:timers/promises';
import { startPortal } from '../portal.mjs';
import { listProcessTrees } from '../processes.mjs';
import { startReaders } from '../readers.mjs';
import { fetchResponse } from '../response-pack.mjs';
import { buildItemPath, buildListPath } from '../targets.mjs';

const READERS = 16;
const BEFORE_MS = 1_500;
const TURNS = 3;
const PAGES = 50;
const RENEWAL_MS = 60_000;
const POLL_MS = 50;

/** Acts on a portal under load, which resolve when done. */
const acts = {
  stop: async (portal) => {
    portal.signal('SIGTERM');
    await portal.ended;
  },
  /** Replaces the render workers one after the other. */
  renewal: async (portal) => {
    const old = listProcessTrees([portal.pid]).slice(1);
    portal.signal('SIGHUP');
    const began = performance.now();
    while (listProcessTrees([portal.pid]).some((pid) => old.includes(pid)) && performance.now() - began < RENEWAL_MS)
      await wait(POLL_MS);
  },
};

/** SIGTERM, and SIGHUP for a renewal, under sixteen readers, some of whom request uncached pages. */
export async function measureStop(bench) {
  const sums = {};
  for (const [name, act] of Object.entries(acts)) {
    Object.assign(sums, { [`${name}Answered`]: 0, [`${name}Failed`]: 0, [`${name}Reset`]: 0, [`${name}SlowestMs`]: 0 });
    for (let turn = 0; turn < (bench.options.quick ? 1 : TURNS); turn++) {
      const { answered, failures, reset, tookMs } = await readMeanwhile(bench, act);
      sums[`${name}Answered`] += answered;
      sums[`${name}Failed`] += failures.length;
      sums[`${name}Reset`] += reset;
      sums[`${name}SlowestMs`] = Math.max(sums[`${name}SlowestMs`], tookMs);
      for (const line of new Set(failures)) bench.tell(`${name} under load: ${line}`);
    }
  }
  return sums;
}

async function readMeanwhile(bench, act) {
  const portal = await startPortal(bench);
  const paths = ['/', buildListPath(bench.places.category), ...bench.places.takeItems(PAGES).map(buildItemPath)];
  await fetchResponse(portal.url, { path: '/' });
  const readers = startReaders(portal.url, paths, READERS);
  await wait(BEFORE_MS);
  const began = performance.now();
  await act(portal);
  const tookMs = performance.now() - began;
  const read = await readers.stop();
  await portal.end();
  return { ...read, tookMs };
}
