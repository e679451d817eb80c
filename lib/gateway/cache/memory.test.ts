import { gunzipSync } from 'node:zlib';
import { variantOf } from './kept';
import { placeOf } from './page-cache';
import { asker, EARLIER_MS, giving, open, page, read } from './trial';

test('the least recently read pages leave when memory is full, and nothing of them stays', async () => {
  const cache = open(200_000);
  for (let id = 1; id <= 200; id += 1) {
    await read(cache, giving(`page ${id}`, [`news:${id}`, 'lists']), `/${id}`);
    await read(cache, giving('home'), '/');
  }
  expect(cache.bytes).toBeLessThanOrEqual(200_000);
  expect(cache.size).toBeLessThan(200);
  expect(await read(cache, giving('again'), '/')).toBe('hit home');
  expect(await read(cache, giving('again'), '/1')).toBe('made again');
  cache.forget(['lists']);
  expect(await read(cache, giving('anew'), '/')).toBe('made anew');
});

test('what an entry is found by is weighed with it', async () => {
  const cache = open();
  await read(cache, giving('one'), '/');
  const short = cache.bytes;
  await read(cache, giving('one'), `/${'x'.repeat(5_000)}`);
  expect(cache.bytes - short).toBeGreaterThan(short + 5_000);
});

test('an entry is given by each encoding, packed once', async () => {
  const cache = open();
  const given = await cache.read('/', giving('one'), asker);
  if (given.how === 'passed') throw new Error('not kept');
  const before = cache.bytes;
  const [first, second] = await Promise.all([
    variantOf(given.kept, 'br', cache.grown),
    variantOf(given.kept, 'br', cache.grown),
  ]);
  expect(first).toBe(second);
  expect(cache.bytes).toBe(before + first.body.length);
  expect(first.etag).toBe('"one-br"');
  expect(first.lines).toBe('ETag: "one-br"\r\nContent-Encoding: br\r\n');
  const { body, lines, etag } = await variantOf(given.kept, 'identity', cache.grown);
  expect(body.toString()).toMatch(/^one\.+$/);
  expect(etag).toBe('"one-identity"');
  expect(lines).not.toContain('Content-Encoding');
  const zipped = await variantOf(given.kept, 'gzip', cache.grown);
  expect(gunzipSync(zipped.body).toString()).toMatch(/^one/);
});

test('a crawl of 100,000 different pages stays within the bound', async () => {
  const cache = open(2_000_000);
  const body = Buffer.alloc(5_000);
  for (let id = 0; id < 100_000; id += 1) {
    await cache.read(`/${id}`, async () => page('', [`news:${id}`, 'lists'], { body }), asker);
    if (id % 1_000 === 0) expect(cache.bytes).toBeLessThanOrEqual(2_000_000);
  }
  expect(cache.size).toBeLessThanOrEqual(400);
  expect((await cache.read('/99999', giving('again'), asker)).how).toBe('hit');
}, 30_000);

describe('an address that was asked for before', () => {
  const openAt = async (limit?: number) => {
    const cache = open(limit);
    await read(cache, giving('one'), '/');
    return { cache, place: placeOf('/') };
  };

  test('is given what is kept for it now, and nothing that was forgotten, withdrawn or replaced', async () => {
    const { cache, place } = await openAt();
    const then = performance.now() - EARLIER_MS;
    const first = cache.findAt(place, then);
    expect(first).toBe(cache.find('/', then));
    expect(cache.findAt(place, then)).toBe(first);
    cache.forget(['lists']);
    expect(cache.findAt(place, then)).toBeUndefined();
    await read(cache, giving('two', ['news:5']));
    const second = cache.findAt(place, then);
    expect(second).toBe(cache.find('/', then));
    expect(second).not.toBe(first);
    cache.forget(['news:5']);
    expect(cache.findAt(place, then)).toBeUndefined();
  });

  test('holds nothing of what has left', async () => {
    const { cache, place } = await openAt(20_000);
    const { slot } = cache.findAt(place) ?? {};
    expect(slot?.kept).toBeDefined();
    for (let id = 1; id <= 40; id += 1) await read(cache, giving(`page ${id}`), `/${id}`);
    expect(cache.find('/')).toBeUndefined();
    expect(slot?.kept).toBeUndefined();
    expect(place.slot.kept).toBeUndefined();
  });

  test('stays among what is read most as long as it is read, however it is found', async () => {
    const { cache, place } = await openAt(20_000);
    let now = performance.now();
    for (let id = 1; id <= 40; id += 1) {
      now += 5_000;
      expect(cache.findAt(place, now)).toBeDefined();
      await read(cache, giving(`page ${id}`), `/${id}`);
    }
  });

  test('is found by each encoding, also when that has made it heavier', async () => {
    const { cache, place } = await openAt();
    const kept = cache.findAt(place);
    if (!kept) throw new Error('not kept');
    await variantOf(kept, 'br', cache.grown);
    expect(cache.findAt(place)).toBe(kept);
    expect(kept.slot.kept).toBe(kept);
  });
});

test('what is heavier than a tenth of the memory is given and not kept', async () => {
  const cache = open(20_000);
  const heavy = { body: Buffer.alloc(3_000) };
  expect((await cache.read('/', giving('one', ['lists'], heavy), asker)).how).toBe('made');
  expect(cache.size).toBe(0);
  cache.forget(['lists']);
  expect((await cache.read('/', giving('two', ['lists'], heavy), asker)).how).toBe('made');
});
