import { setFlagsFromString } from 'node:v8';
import { toCacheEntry } from './cache/entry';
import { buildPage } from './cache/page-cache.test-support';
import { toMemoizedUrl } from './serve-cached';

setFlagsFromString('--allow-natives-syntax');
const haveOneShape = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (...of: object[]) => boolean;

/**
 * There are tens of thousands of these: if each had a hidden class of its own, reading a field of the next one would
 * take a search.
 */
test.each([
  [
    'entries of the cache',
    (id: number) => {
      const rendered = buildPage(`${id}`, [`news:${id}`]);
      const place = { address: `/${id}`, render: async () => rendered, lastHitAt: performance.now(), always: [] };
      if (!rendered.caching) throw new Error('not kept');
      return toCacheEntry(place, rendered, rendered.caching);
    },
  ],
  ['addresses that are known', (id: number) => toMemoizedUrl(`/readnews/news/?news_id=${id}&a=1`, `/news/${id}`)],
])('%s have one shape', (_, make) => {
  const all = Array.from({ length: 500 }, (_each, id) => make(id));
  const last = all.at(-1) ?? {};
  expect(all.slice(100).filter((one) => !haveOneShape(one, last))).toEqual([]);
});
