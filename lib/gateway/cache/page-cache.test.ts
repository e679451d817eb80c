import { fakeTimers } from '@/testing/fake-timers';
import {
  createPageRenderer,
  createSlowRenderer,
  createTestCache,
  failedPage,
  NO_EXPIRY,
  readCachedText,
  renderFailure,
  testClient,
} from './page-cache.test-support';

afterEach(() => jest.useRealTimers());

test('the second reader gets the first one’s page, until one of its tags is invalidated', async () => {
  const cache = createTestCache();
  expect(await readCachedText(cache, createPageRenderer('one'))).toBe('miss one');
  expect(await readCachedText(cache, createPageRenderer('two'))).toBe('hit one');
  cache.invalidate(['banners']);
  expect(await readCachedText(cache, createPageRenderer('two'))).toBe('hit one');
  cache.invalidate(['banners', 'lists']);
  expect(await readCachedText(cache, createPageRenderer('two'))).toBe('miss two');
});

test('a thousand readers of a cold page share one render', async () => {
  const cache = createTestCache();
  const { make, end, calls } = createSlowRenderer('one');
  const readers = Array.from({ length: 1_000 }, () => readCachedText(cache, make));
  end();
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['miss one']));
  expect(calls()).toBe(1);
});

test('a render invalidated under way is served to those who waited, and to nobody after', async () => {
  const cache = createTestCache();
  const before = createSlowRenderer('before');
  const early = readCachedText(cache, before.make);
  cache.invalidate(['lists']);
  const after = createSlowRenderer('after');
  const late = readCachedText(cache, after.make);
  before.end();
  expect(await early).toBe('miss before');
  after.end();
  expect(await late).toBe('miss after');
  expect(await readCachedText(cache, createPageRenderer('none'))).toBe('hit after');
});

test('a render under way without the invalidated tag is cached', async () => {
  const cache = createTestCache();
  const { make, end } = createSlowRenderer('one', ['faq']);
  const early = readCachedText(cache, make);
  cache.invalidate(['lists']);
  end();
  await early;
  expect(await readCachedText(cache, createPageRenderer('two'))).toBe('hit one');
});

test('errors and redirects reach those who requested them and are never cached', async () => {
  const cache = createTestCache();
  expect(await readCachedText(cache, renderFailure)).toBe('pass 503');
  expect(await readCachedText(cache, createPageRenderer('gone', [], { status: 404 }))).toBe('pass 404');
  expect(await readCachedText(cache, createPageRenderer('private', [], { caching: undefined }))).toBe('pass 200');
  expect(cache.size).toBe(0);
});

test('after a failed re-render the stale page is served, and the next try comes a second later', async () => {
  const cache = createTestCache();
  await readCachedText(cache, createPageRenderer('one'));
  cache.invalidate(['lists']);
  expect(await readCachedText(cache, renderFailure)).toBe('stale one');
  let tries = 0;
  const count = async () => {
    tries += 1;
    return failedPage;
  };
  for (let times = 0; times < 5; times += 1) expect(await readCachedText(cache, count)).toBe('stale one');
  expect(tries).toBe(0);
  const later = await cache.read('/', createPageRenderer('two'), testClient, performance.now() + 1_001);
  expect(later.how).toBe('miss');
});

test('a render that hangs or throws leaves the reader the stale page', async () => {
  const cache = createTestCache();
  await readCachedText(cache, createPageRenderer('one'));
  cache.invalidate(['lists']);
  fakeTimers(['setTimeout', 'clearTimeout']);
  const reading = readCachedText(cache, () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(3_000);
  jest.useRealTimers();
  expect(await reading).toBe('stale one');
  const thrown = async () => {
    throw new Error('the process is gone');
  };
  const later = await cache.read('/', thrown, testClient, performance.now() + 1_001);
  expect(later.how).toBe('stale');
  await expect(readCachedText(cache, thrown, '/other')).rejects.toThrow('the process is gone');
});

test('after a failed re-render, a reader of the next try hardly waits', async () => {
  const cache = createTestCache();
  await readCachedText(cache, createPageRenderer('one'));
  cache.invalidate(['lists']);
  expect(await readCachedText(cache, renderFailure)).toBe('stale one');
  fakeTimers(['setTimeout', 'clearTimeout']);
  const outcomes: string[] = [];
  const reading = cache
    .read('/', () => new Promise(() => undefined), testClient, performance.now() + 1_001)
    .then(({ how }) => outcomes.push(how));
  // The wait is three seconds before the first failure.
  await jest.advanceTimersByTimeAsync(199);
  expect(outcomes).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(['stale']);
  await reading;
});

test('a page about an item that changed is not served stale: it may have been withdrawn', async () => {
  const cache = createTestCache();
  await readCachedText(cache, createPageRenderer('one', ['news:5', 'lists']));
  cache.invalidate(['news:5', 'lists']);
  expect(await readCachedText(cache, renderFailure)).toBe('pass 503');
});

test('a page that is gone leaves no stale copy behind', async () => {
  const cache = createTestCache();
  await readCachedText(cache, createPageRenderer('one'));
  cache.invalidate(['lists']);
  expect(await readCachedText(cache, createPageRenderer('gone', [], { status: 410 }))).toBe('pass 410');
  cache.invalidate(['lists']);
  expect(await readCachedText(cache, renderFailure)).toBe('pass 503');
});

test('while the listener is down every reader gets a new page, and a stale one only if rendering fails', async () => {
  const cache = createTestCache();
  await readCachedText(cache, createPageRenderer('one'));
  cache.setTrusted(false);
  expect(await readCachedText(cache, createPageRenderer('two'))).toBe('miss two');
  expect(await readCachedText(cache, createPageRenderer('three'))).toBe('miss three');
  expect(await readCachedText(cache, renderFailure)).toBe('stale three');
  cache.setTrusted(true);
  const later = await cache.read('/', createPageRenderer('four'), testClient, performance.now() + 1_001);
  expect(later.how).toBe('miss');
  expect(await readCachedText(cache, createPageRenderer('five'))).toBe('hit four');
});

test('a page that time alone changes is re-rendered from that moment', async () => {
  const cache = createTestCache();
  const now = performance.now();
  await cache.read(
    '/',
    createPageRenderer('one', [], { caching: { tags: [], until: now + 1_000, renewAt: NO_EXPIRY } }),
    testClient,
    now,
  );
  expect((await cache.read('/', createPageRenderer('two'), testClient, now + 900)).how).toBe('hit');
  expect((await cache.read('/', createPageRenderer('two'), testClient, now + 1_000)).how).toBe('miss');
});

test('after five minutes the old page is served once more while a new one is rendered', async () => {
  const cache = createTestCache();
  await readCachedText(cache, createPageRenderer('one'));
  const later = performance.now() + 300_001;
  expect(await cache.read('/', createPageRenderer('two'), testClient, later)).toMatchObject({ how: 'hit' });
  await new Promise(setImmediate);
  expect(await readCachedText(cache, createPageRenderer('three'))).toBe('hit two');
});

test('a response with a revalidation time is served while one new one is rendered, until it expires', async () => {
  const cache = createTestCache();
  const now = performance.now();
  const keep = { tags: ['lists'], until: now + 5_000, renewAt: now + 2_000 };
  await cache.read('/', createPageRenderer('one', [], { caching: keep }), testClient, now);
  expect(cache.find('/', now + 1_999)).toBeDefined();
  expect(cache.find('/', now + 2_000)).toBeUndefined();
  const { make, end, calls } = createSlowRenderer('two');
  for (let times = 0; times < 3; times += 1) {
    expect(await cache.read('/', make, testClient, now + 2_000)).toMatchObject({ how: 'hit' });
    expect(cache.find('/', now + 2_000)).toBeDefined();
  }
  expect(cache.find('/', now + 5_000)).toBeUndefined();
  expect(calls()).toBe(1);
  end();
  await new Promise(setImmediate);
  expect(await readCachedText(cache, createPageRenderer('three'))).toBe('hit two');
});
