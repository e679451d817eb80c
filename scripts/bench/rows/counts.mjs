import { countReadings } from '../counters.mjs';
import { load, startLoad } from '../load.mjs';

const SECONDS = 8;
const QUICK_SECONDS = 3;
/** One address adds at most 60 to an item in half an hour. */
const ITEMS = 1_000;

/**
 * Reads counted as fast as the server accepts them, alone and beside a reader who reads the home page without pause.
 */
export async function measureCounts(bench) {
  const { url } = bench.portal;
  const seconds = bench.options.quick ? QUICK_SECONDS : SECONDS;
  const how = { connections: 1, folder: bench.folder };
  const newest = await bench.places.newest(ITEMS);
  const ids = (part) => newest.filter((_, index) => index % 2 === part);
  const calm = await load({ url: `${url}/` }, { ...how, seconds: Math.ceil(seconds / 2) });
  const counted = await countReadings(url, { seconds, ids: ids(0) });
  const reader = startLoad({ url: `${url}/` }, how);
  const beside = await countReadings(url, { seconds, ids: ids(1) }).finally(reader.stop);
  const read = await reader.done;
  const lost = [counted, beside].reduce((sum, one) => sum + Math.max(0, one.acknowledged - one.counted), 0);
  return {
    ...{ perSecond: counted.perSecond, p50: counted.p50, p95: counted.p95, refused: counted.refused, lost },
    ...{ besidePerSecond: beside.perSecond, readerP99: read.p99, calmP99: calm.p99 },
  };
}
