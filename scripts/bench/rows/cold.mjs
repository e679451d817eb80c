import { readCold, warmUp } from '../cold.mjs';
import { startLoad } from '../load.mjs';
import { buildItemPath } from '../targets.mjs';

const READERS = 16;

/** First reads of items and of lists, one after the other; then again while others read the home page. */
export async function measureCold(bench) {
  const { cold } = bench.options;
  const items = (count) => bench.places.takeItems(count).map((id) => ({ path: buildItemPath(id) }));
  await warmUp(bench);
  const item = await readCold(bench, items(cold));
  const list = await readCold(bench, listPages(cold));
  const readers = startLoad({ url: `${bench.portal.url}/` }, { connections: READERS, folder: bench.folder });
  const meanwhile = await readCold(bench, items(cold)).finally(readers.stop);
  const warm = await readers.done;
  return {
    ...prefixed('item', item),
    ...prefixed('list', list),
    meanwhileP95: meanwhile.p95,
    ...{ warmPerSecond: warm.perSecond, warmP99: warm.p99, failed: warm.refused + warm.broken },
  };
}

/** Pages of the list of all news, from the second on. */
const listPages = (count) => Array.from({ length: count }, (_, index) => ({ path: `/news_group/?page=${index + 2}` }));

const prefixed = (name, figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [`${name}${key[0].toUpperCase()}${key.slice(1)}`, value]),
  );
