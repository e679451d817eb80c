import { toCacheRef } from './cache/cache-lookup';
import { createUrlMemo, toMemoizedUrl } from './serve-cached';
import { createCallMemo } from './serve-cached-call';

const LETTERS = 10_000_000;
const long = (id: number) => `/?a=${id}${'x'.repeat(1_000)}`;

test('memoised long URLs and calls stay within a bound', () => {
  const known = createUrlMemo();
  const { normalizedPayloads } = createCallMemo();
  for (let id = 0; id < 30_000; id += 1) {
    known.set(long(id), toMemoizedUrl(long(id), '/'));
    normalizedPayloads.set(long(id), toCacheRef(long(id)));
  }
  expect(known.get(long(29_999))).toMatchObject({ address: '/' });
  for (const all of [known, normalizedPayloads]) {
    const letters = [...all.entries()].reduce((sum, [raw, { address }]) => sum + raw.length + address.length, 0);
    expect(letters).toBeLessThanOrEqual(LETTERS);
    expect(letters).toBeGreaterThan(LETTERS / 2);
  }
});
