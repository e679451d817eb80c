import { forEachConcurrently } from '../http-request.mjs';
import { startLoad } from '../load.mjs';
import { summarizePercentiles } from '../numbers.mjs';
import { fetchResponse } from '../response-pack.mjs';
import { buildItemPath, buildListPath } from '../targets.mjs';
import { buildTargets, closeAgents, waitForAll } from '../wait-until-shown.mjs';
import { Writer } from '../writer.mjs';

const READERS = 16;
const PAGES = 200;
const IN_TIME_MS = 50;
/** Publications per try of the options: a hundred in a full run. */
const EACH = 5;

/**
 * Many publications while sixteen readers read as fast as they can: measures if each is seen, and the readers' response
 * times.
 */
export async function measurePublishes(bench) {
  const { url } = bench.portal;
  const { category, takeItems } = bench.places;
  const paths = ['/', buildListPath(category), ...takeItems(PAGES).map(buildItemPath)];
  await forEachConcurrently(paths, 2, (path) => fetchResponse(url, { path }));
  const writer = await new Writer(url, category).logIn();
  const readers = startLoad({ url, paths }, { connections: READERS, folder: bench.folder });
  const times = [];
  try {
    for (let turn = 0; turn < bench.options.tries * EACH; turn++) {
      const item = await writer.write();
      await writer.publish(item);
      times.push(Math.max(...Object.values(await waitForAll(url, buildTargets(category, item.id), item.words))));
    }
  } finally {
    await readers.stop();
    writer.close();
    closeAgents();
  }
  const read = await readers.done;
  const { p50, p95, most } = summarizePercentiles(times);
  return {
    ...{ publications: times.length, inTime: times.filter((ms) => ms <= IN_TIME_MS).length, p50, p95, most },
    ...{ readersPerSecond: read.perSecond, readersP95: read.p95, readersP99: read.p99 },
    ...{ refused: read.refused, broken: read.broken },
  };
}
