import { buildPage, createSlowRenderer, createTestCache, failedPage, readCachedText } from './page-cache.test-support';

describe('an entry that is being read when it is invalidated', () => {
  const now = () => performance.now();
  /** A page that shows its current text, and counts its renders. */
  function living(tags?: string[]) {
    const page_ = { text: 'one', draws: 0, wait: Promise.resolve() };
    const make = async () => {
      const { text } = page_;
      page_.draws += 1;
      await page_.wait;
      return buildPage(text, tags);
    };
    return Object.assign(page_, { make });
  }

  test('is re-rendered before the writer continues, and served unchanged until then', async () => {
    const cache = createTestCache();
    const home = living(['news:5', 'lists']);
    await readCachedText(cache, home.make, '/', now());
    const gate = createSlowRenderer('');
    home.wait = gate.make().then(() => undefined);
    home.text = 'two';
    const settled = cache.invalidate(['news:5']);
    expect(await readCachedText(cache, home.make, '/', now())).toBe('hit one');
    gate.end();
    await settled;
    expect(await readCachedText(cache, home.make, '/', now())).toBe('hit two');
    expect(home.draws).toBe(2);
  });

  test('is no longer served when its re-render takes too long', async () => {
    const cache = createTestCache();
    const home = living();
    await readCachedText(cache, home.make, '/', now());
    const gate = createSlowRenderer('');
    home.wait = gate.make().then(() => undefined);
    home.text = 'two';
    await cache.invalidate(['lists']);
    const late = readCachedText(cache, home.make, '/', now());
    gate.end();
    expect(await late).toBe('miss two');
    expect(home.draws).toBe(2);
  });

  test.each([
    ['gone', buildPage('gone', [], { status: 410 }), 'pass 410'],
    ['not to be had', failedPage, 'pass 503'],
  ])('is not served unchanged when the new one is %s', async (_, answer, seen) => {
    const cache = createTestCache();
    let item = buildPage('one', ['news:5']);
    const make = async () => item;
    await readCachedText(cache, make, '/', now());
    item = answer;
    await cache.invalidate(['news:5']);
    expect(cache.size).toBe(0);
    expect(await readCachedText(cache, make, '/', now())).toBe(seen);
  });

  test('is re-rendered if it is among the hottest, and dropped if it is read less or was read earlier', async () => {
    const cache = createTestCache();
    let draws = 0;
    const make = async () => {
      draws += 1;
      return buildPage('one');
    };
    for (let id = 1; id <= 20; id += 1) {
      for (let times = 0; times < id; times += 1) await readCachedText(cache, make, `/${id}`, now());
    }
    await readCachedText(cache, make, '/earlier');
    draws = 0;
    await cache.invalidate(['lists']);
    expect(draws).toBe(12);
    expect(cache.find('/20')).toBeDefined();
    expect(cache.find('/9')).toBeDefined();
    expect(cache.find('/8')).toBeUndefined();
    expect(cache.find('/earlier')).toBeUndefined();
    await cache.invalidate(['lists']);
    // Two of them were hit since then.
    expect(draws).toBe(14);
  });

  test('is dropped at once when it is invalidated again during its re-render', async () => {
    const cache = createTestCache();
    const home = living(['news:5']);
    await readCachedText(cache, home.make, '/', now());
    const gate = createSlowRenderer('');
    home.wait = gate.make().then(() => undefined);
    const first = cache.invalidate(['news:5']);
    home.text = 'three';
    const second = cache.invalidate(['news:5']);
    expect(cache.find('/')).toBeUndefined();
    gate.end();
    await Promise.all([first, second]);
    expect(cache.size).toBe(0);
    expect(await readCachedText(cache, home.make, '/', now())).toBe('miss three');
  });

  test('is dropped, not re-rendered, while the listener is down', async () => {
    const cache = createTestCache();
    const home = living();
    await readCachedText(cache, home.make, '/', now());
    cache.setTrusted(false);
    expect(cache.find('/')).toBeUndefined();
    expect(home.draws).toBe(1);
  });
});
