import { setFlagsFromString } from 'node:v8';
import { keepRendered } from './cache/kept';
import { page } from './cache/trial';
import { knownOf } from './give-kept';

setFlagsFromString('--allow-natives-syntax');
const haveOneShape = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (...of: object[]) => boolean;

/** Of these there are tens of thousands: where each has a shape of its own, every field of the next one is searched for. */
test.each([
  [
    'entries of the cache',
    (id: number) => {
      const rendered = page(`${id}`, [`news:${id}`]);
      const place = { address: `/${id}`, make: async () => rendered, givenAt: performance.now(), always: [] };
      if (!rendered.keep) throw new Error('not kept');
      return keepRendered(place, rendered, rendered.keep);
    },
  ],
  ['addresses that are known', (id: number) => knownOf(`/readnews/news/?news_id=${id}&a=1`, `/news/${id}`)],
])('%s have one shape', (_, make) => {
  const all = Array.from({ length: 500 }, (_each, id) => make(id));
  const last = all.at(-1) ?? {};
  expect(all.slice(100).filter((one) => !haveOneShape(one, last))).toEqual([]);
});
