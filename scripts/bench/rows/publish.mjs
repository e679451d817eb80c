import { percentile } from '../numbers.mjs';
import { startPortal } from '../portal.mjs';
import { fetchResponse } from '../response-pack.mjs';
import { buildTargets, closeAgents, waitForAll } from '../wait-until-shown.mjs';
import { Writer } from '../writer.mjs';

const PLACES = ['page', 'list', 'feed', 'call'];

/** Time until a published, corrected and withdrawn item is seen, on the same instance and on another one. */
export async function measurePublish(bench) {
  const other = await startPortal(bench);
  const writer = await new Writer(bench.portal.url, bench.places.category).logIn();
  try {
    const times = { published: [], pressed: [], corrected: [], withdrawn: [], elsewhere: [] };
    for (let turn = 0; turn <= bench.options.tries; turn++) {
      const seen = { ...(await publishHere(bench, writer)), elsewhere: await publishFor(bench, writer, other.url) };
      // Not the first one, which runs code that has never run before.
      if (turn > 0) for (const [name, ms] of Object.entries(seen)) times[name].push(ms);
    }
    return Object.fromEntries(
      Object.entries(times).flatMap(([name, list]) => [
        [name, percentile(list, 0.5)],
        [`${name}Most`, percentile(list, 1)],
      ]),
    );
  } finally {
    writer.close();
    closeAgents();
    await other.end();
  }
}

const slowest = (times) => Math.max(...Object.values(times));

async function publishHere(bench, writer) {
  const { url } = bench.portal;
  const { item, places } = await prepare(bench, writer, url);
  const pressed = performance.now();
  await writer.publish(item);
  const answered = performance.now() - pressed;
  const published = slowest(await waitForAll(url, places, item.words));
  await writer.correct(item);
  const corrected = slowest(await waitForAll(url, places, item.words));
  await writer.withdraw(item);
  const withdrawn = slowest(await waitForAll(url, places, item.words, false));
  return { published, pressed: answered + published, corrected, withdrawn };
}

/** Time until it is seen on another instance. */
async function publishFor(bench, writer, site) {
  const { item, places } = await prepare(bench, writer, site);
  await writer.publish(item);
  return slowest(await waitForAll(site, places, item.words));
}

/** A draft, and caches filled without it. */
async function prepare(bench, writer, site) {
  const item = await writer.write();
  const places = buildTargets(bench.places.category, item.id);
  for (const name of PLACES) await fetchResponse(site, places[name]).catch(() => undefined);
  return { item, places };
}
