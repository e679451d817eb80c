import { asker, broken, FAR, failing, giving, open, read, slow } from './trial';

test('the second reader gets what was made for the first, until a tag of it is forgotten', async () => {
  const cache = open();
  expect(await read(cache, giving('one'))).toBe('made one');
  expect(await read(cache, giving('two'))).toBe('hit one');
  cache.forget(['banners']);
  expect(await read(cache, giving('two'))).toBe('hit one');
  cache.forget(['banners', 'lists']);
  expect(await read(cache, giving('two'))).toBe('made two');
});

test('a thousand readers of a cold page wait for one making', async () => {
  const cache = open();
  const { make, end, calls } = slow('one');
  const readers = Array.from({ length: 1_000 }, () => read(cache, make));
  end();
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['made one']));
  expect(calls()).toBe(1);
});

test('what was being made while it was forgotten is given to those who waited, and to nobody after', async () => {
  const cache = open();
  const before = slow('before');
  const early = read(cache, before.make);
  cache.forget(['lists']);
  const after = slow('after');
  const late = read(cache, after.make);
  before.end();
  expect(await early).toBe('made before');
  after.end();
  expect(await late).toBe('made after');
  expect(await read(cache, giving('none'))).toBe('hit after');
});

test('what has nothing to do with a forgotten tag is kept even if it was being made meanwhile', async () => {
  const cache = open();
  const { make, end } = slow('one', ['faq']);
  const early = read(cache, make);
  cache.forget(['lists']);
  end();
  await early;
  expect(await read(cache, giving('two'))).toBe('hit one');
});

test('errors and redirects reach those who asked and are never kept', async () => {
  const cache = open();
  expect(await read(cache, failing)).toBe('passed 503');
  expect(await read(cache, giving('gone', [], { status: 404 }))).toBe('passed 404');
  expect(await read(cache, giving('private', [], { keep: undefined }))).toBe('passed 200');
  expect(cache.size).toBe(0);
});

test('where a new page can’t be made the last one is given, and the next try comes a second later', async () => {
  const cache = open();
  await read(cache, giving('one'));
  cache.forget(['lists']);
  expect(await read(cache, failing)).toBe('old one');
  let tries = 0;
  const count = async () => {
    tries += 1;
    return broken;
  };
  for (let times = 0; times < 5; times += 1) expect(await read(cache, count)).toBe('old one');
  expect(tries).toBe(0);
  const later = await cache.read('/', giving('two'), asker, performance.now() + 1_001);
  expect(later.how).toBe('made');
});

test('a rendering that hangs or throws leaves the reader the last page', async () => {
  const cache = open();
  await read(cache, giving('one'));
  cache.forget(['lists']);
  expect(await read(cache, () => new Promise(() => undefined))).toBe('old one');
  const thrown = async () => {
    throw new Error('the process is gone');
  };
  const later = await cache.read('/', thrown, asker, performance.now() + 1_001);
  expect(later.how).toBe('old');
  await expect(read(cache, thrown, '/other')).rejects.toThrow('the process is gone');
}, 10_000);

test('where the last one could not be made, a reader of the next try hardly waits', async () => {
  const cache = open();
  await read(cache, giving('one'));
  cache.forget(['lists']);
  expect(await read(cache, failing)).toBe('old one');
  const began = performance.now();
  const given = await cache.read('/', () => new Promise(() => undefined), asker, performance.now() + 1_001);
  expect(given.how).toBe('old');
  // Three seconds are waited where nothing is known yet.
  expect(performance.now() - began).toBeLessThan(1_500);
});

test('a page about an item that changed is not given again as an old one: it may have been withdrawn', async () => {
  const cache = open();
  await read(cache, giving('one', ['news:5', 'lists']));
  cache.forget(['news:5', 'lists']);
  expect(await read(cache, failing)).toBe('passed 503');
});

test('what was found gone leaves no old copy behind', async () => {
  const cache = open();
  await read(cache, giving('one'));
  cache.forget(['lists']);
  expect(await read(cache, giving('gone', [], { status: 410 }))).toBe('passed 410');
  cache.forget(['lists']);
  expect(await read(cache, failing)).toBe('passed 503');
});

test('while nobody tells what changes every reader gets a new page, and old ones only where none can be made', async () => {
  const cache = open();
  await read(cache, giving('one'));
  cache.trust(false);
  expect(await read(cache, giving('two'))).toBe('made two');
  expect(await read(cache, giving('three'))).toBe('made three');
  expect(await read(cache, failing)).toBe('old three');
  cache.trust(true);
  const later = await cache.read('/', giving('four'), asker, performance.now() + 1_001);
  expect(later.how).toBe('made');
  expect(await read(cache, giving('five'))).toBe('hit four');
});

test('a page that time alone changes is made anew from that moment', async () => {
  const cache = open();
  const now = performance.now();
  await cache.read('/', giving('one', [], { keep: { tags: [], until: now + 1_000, renewAt: FAR } }), asker, now);
  expect((await cache.read('/', giving('two'), asker, now + 900)).how).toBe('hit');
  expect((await cache.read('/', giving('two'), asker, now + 1_000)).how).toBe('made');
});

test('after five minutes the old page is given once more while a new one is made', async () => {
  const cache = open();
  await read(cache, giving('one'));
  const later = performance.now() + 300_001;
  expect(await cache.read('/', giving('two'), asker, later)).toMatchObject({ how: 'hit' });
  await new Promise(setImmediate);
  expect(await read(cache, giving('three'))).toBe('hit two');
});

test('an answer that says when it ages is given on while one new one is made, until it may not be given any more', async () => {
  const cache = open();
  const now = performance.now();
  const keep = { tags: ['lists'], until: now + 5_000, renewAt: now + 2_000 };
  await cache.read('/', giving('one', [], { keep }), asker, now);
  expect(cache.find('/', now + 1_999)).toBeDefined();
  expect(cache.find('/', now + 2_000)).toBeUndefined();
  const { make, end, calls } = slow('two');
  for (let times = 0; times < 3; times += 1) {
    expect(await cache.read('/', make, asker, now + 2_000)).toMatchObject({ how: 'hit' });
    expect(cache.find('/', now + 2_000)).toBeDefined();
  }
  expect(cache.find('/', now + 5_000)).toBeUndefined();
  expect(calls()).toBe(1);
  end();
  await new Promise(setImmediate);
  expect(await read(cache, giving('three'))).toBe('hit two');
});
