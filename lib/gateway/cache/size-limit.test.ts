import { gunzipSync } from 'node:zlib';
import { toCacheRef } from './cache-lookup';
import { getVariant } from './entry';
import {
  buildPage,
  createPageRenderer,
  createTestCache,
  EARLIER_MS,
  readCachedText,
  testClient,
} from './page-cache.test-support';

test('the least recently read pages are evicted when memory is full, and nothing of them stays', async () => {
  const cache = createTestCache(200_000);
  for (let id = 1; id <= 200; id += 1) {
    await readCachedText(cache, createPageRenderer(`page ${id}`, [`news:${id}`, 'lists']), `/${id}`);
    await readCachedText(cache, createPageRenderer('home'), '/');
  }
  expect(cache.bytes).toBeLessThanOrEqual(200_000);
  expect(cache.size).toBeLessThan(200);
  expect(await readCachedText(cache, createPageRenderer('again'), '/')).toBe('hit home');
  expect(await readCachedText(cache, createPageRenderer('again'), '/1')).toBe('miss again');
  cache.invalidate(['lists']);
  expect(await readCachedText(cache, createPageRenderer('anew'), '/')).toBe('miss anew');
});

test('the size of an entry includes its address', async () => {
  const cache = createTestCache();
  await readCachedText(cache, createPageRenderer('one'), '/');
  const short = cache.bytes;
  await readCachedText(cache, createPageRenderer('one'), `/${'x'.repeat(5_000)}`);
  expect(cache.bytes - short).toBeGreaterThan(short + 5_000);
});

test('an entry is served in each encoding, compressed once', async () => {
  const cache = createTestCache();
  const given = await cache.read('/', createPageRenderer('one'), testClient);
  if (given.how === 'pass') throw new Error('not kept');
  const before = cache.bytes;
  const [first, second] = await Promise.all([
    getVariant(given.entry, 'br', cache.updateSize),
    getVariant(given.entry, 'br', cache.updateSize),
  ]);
  expect(first).toBe(second);
  expect(cache.bytes).toBe(before + first.body.length);
  expect(first.etag).toBe('"one-br"');
  expect(first.lines).toBe('ETag: "one-br"\r\nContent-Encoding: br\r\n');
  const { body, lines, etag } = await getVariant(given.entry, 'identity', cache.updateSize);
  expect(body.toString()).toMatch(/^one\.+$/);
  expect(etag).toBe('"one-identity"');
  expect(lines).not.toContain('Content-Encoding');
  const zipped = await getVariant(given.entry, 'gzip', cache.updateSize);
  expect(gunzipSync(zipped.body).toString()).toMatch(/^one/);
});

test('a crawl of 100,000 different pages stays within the bound', async () => {
  const cache = createTestCache(2_000_000);
  const body = Buffer.alloc(5_000);
  for (let id = 0; id < 100_000; id += 1) {
    await cache.read(`/${id}`, async () => buildPage('', [`news:${id}`, 'lists'], { body }), testClient);
    if (id % 1_000 === 0) expect(cache.bytes).toBeLessThanOrEqual(2_000_000);
  }
  expect(cache.size).toBeLessThanOrEqual(400);
  expect((await cache.read('/99999', createPageRenderer('again'), testClient)).how).toBe('hit');
}, 30_000);

describe('an address requested before', () => {
  const openAt = async (limit?: number) => {
    const cache = createTestCache(limit);
    await readCachedText(cache, createPageRenderer('one'), '/');
    return { cache, place: toCacheRef('/') };
  };

  test('gets its current entry, and none that was invalidated, withdrawn or replaced', async () => {
    const { cache, place } = await openAt();
    const then = performance.now() - EARLIER_MS;
    const first = cache.findByRef(place, then);
    expect(first).toBe(cache.find('/', then));
    expect(cache.findByRef(place, then)).toBe(first);
    cache.invalidate(['lists']);
    expect(cache.findByRef(place, then)).toBeUndefined();
    await readCachedText(cache, createPageRenderer('two', ['news:5']));
    const second = cache.findByRef(place, then);
    expect(second).toBe(cache.find('/', then));
    expect(second).not.toBe(first);
    cache.invalidate(['news:5']);
    expect(cache.findByRef(place, then)).toBeUndefined();
  });

  test('holds nothing of an evicted entry', async () => {
    const { cache, place } = await openAt(20_000);
    const { ref } = cache.findByRef(place) ?? {};
    expect(ref?.entry).toBeDefined();
    for (let id = 1; id <= 40; id += 1) await readCachedText(cache, createPageRenderer(`page ${id}`), `/${id}`);
    expect(cache.find('/')).toBeUndefined();
    expect(ref?.entry).toBeUndefined();
    expect(place.entryRef.entry).toBeUndefined();
  });

  test('stays among the recently used while it is read, however it is found', async () => {
    const { cache, place } = await openAt(20_000);
    let now = performance.now();
    for (let id = 1; id <= 40; id += 1) {
      now += 5_000;
      expect(cache.findByRef(place, now)).toBeDefined();
      await readCachedText(cache, createPageRenderer(`page ${id}`), `/${id}`);
    }
  });

  test('is found in each encoding, also when that has made its entry larger', async () => {
    const { cache, place } = await openAt();
    const kept = cache.findByRef(place);
    if (!kept) throw new Error('not kept');
    await getVariant(kept, 'br', cache.updateSize);
    expect(cache.findByRef(place)).toBe(kept);
    expect(kept.ref.entry).toBe(kept);
  });
});

test('an entry larger than a tenth of the memory is served and not cached', async () => {
  const cache = createTestCache(20_000);
  const heavy = { body: Buffer.alloc(3_000) };
  expect((await cache.read('/', createPageRenderer('one', ['lists'], heavy), testClient)).how).toBe('miss');
  expect(cache.size).toBe(0);
  cache.invalidate(['lists']);
  expect((await cache.read('/', createPageRenderer('two', ['lists'], heavy), testClient)).how).toBe('miss');
});
