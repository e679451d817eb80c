import { gunzipSync, gzipSync } from 'node:zlib';
import { type Rendered, variantOf } from './kept';
import { PageCache } from './page-cache';

const LIMIT = 1_000_000;
const FAR = Number.POSITIVE_INFINITY;

function page(text: string, tags: string[] = ['lists'], more: Partial<Rendered> = {}): Rendered {
  const body = gzipSync(text.padEnd(2_000, '.'));
  return {
    status: 200,
    headers: [['content-type', 'text/html']],
    encoding: 'gzip',
    etag: `"${text}-gzip"`,
    body,
    keep: { tags, until: FAR, renewAt: FAR },
    ...more,
  };
}
const broken: Rendered = { ...page('broken'), status: 503, keep: undefined };

function open(limit = LIMIT): PageCache {
  const cache = new PageCache(limit);
  cache.trust(true);
  return cache;
}

const asker = { id: 'reader' };
/** Long enough ago that what was read then is not made anew when it is forgotten. */
const EARLIER_MS = 10_000;

/** What a reader of an address sees, and how it came. */
async function read(cache: PageCache, make: () => Promise<Rendered>, address = '/', now = Date.now() - EARLIER_MS) {
  const given = await cache.read(address, make, asker, now);
  if (given.how === 'passed') return `passed ${given.rendered.status}`;
  const { body } = await variantOf(given.kept, 'identity', cache.grown);
  return `${given.how} ${body.toString().replace(/\.+$/, '')}`;
}
const giving = (text: string, tags?: string[], more?: Partial<Rendered>) => async () => page(text, tags, more);
const failing = async () => broken;

/** A making that ends when the test says so. */
function slow(text: string, tags?: string[]) {
  let end: () => void = () => undefined;
  let calls = 0;
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  const make = async () => {
    calls += 1;
    await gate;
    return page(text, tags);
  };
  return { make, end, calls: () => calls };
}

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
  const later = await cache.read('/', giving('two'), asker, Date.now() + 1_001);
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
  const later = await cache.read('/', thrown, asker, Date.now() + 1_001);
  expect(later.how).toBe('old');
  await expect(read(cache, thrown, '/other')).rejects.toThrow('the process is gone');
}, 10_000);

test('where the last one could not be made, a reader of the next try hardly waits', async () => {
  const cache = open();
  await read(cache, giving('one'));
  cache.forget(['lists']);
  expect(await read(cache, failing)).toBe('old one');
  const began = performance.now();
  const given = await cache.read('/', () => new Promise(() => undefined), asker, Date.now() + 1_001);
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
  const later = await cache.read('/', giving('four'), asker, Date.now() + 1_001);
  expect(later.how).toBe('made');
  expect(await read(cache, giving('five'))).toBe('hit four');
});

test('a page that time alone changes is made anew from that moment', async () => {
  const cache = open();
  const now = Date.now();
  await cache.read('/', giving('one', [], { keep: { tags: [], until: now + 1_000, renewAt: FAR } }), asker, now);
  expect((await cache.read('/', giving('two'), asker, now + 900)).how).toBe('hit');
  expect((await cache.read('/', giving('two'), asker, now + 1_000)).how).toBe('made');
});

test('after five minutes the old page is given once more while a new one is made', async () => {
  const cache = open();
  await read(cache, giving('one'));
  const later = Date.now() + 300_001;
  expect(await cache.read('/', giving('two'), asker, later)).toMatchObject({ how: 'hit' });
  await new Promise(setImmediate);
  expect(await read(cache, giving('three'))).toBe('hit two');
});

test('an answer that says when it ages is given on while one new one is made, until it may not be given any more', async () => {
  const cache = open();
  const now = Date.now();
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

describe('what readers are reading while it changes', () => {
  const now = () => Date.now();
  /** A page that shows what was written last, and how often it was drawn. */
  function living(tags?: string[]) {
    const page_ = { text: 'one', draws: 0, wait: Promise.resolve() };
    const make = async () => {
      const { text } = page_;
      page_.draws += 1;
      await page_.wait;
      return page(text, tags);
    };
    return Object.assign(page_, { make });
  }

  test('is made anew before whoever changed it goes on, and given as it was until then', async () => {
    const cache = open();
    const home = living(['news:5', 'lists']);
    await read(cache, home.make, '/', now());
    const gate = slow('');
    home.wait = gate.make().then(() => undefined);
    home.text = 'two';
    const settled = cache.forget(['news:5']);
    expect(await read(cache, home.make, '/', now())).toBe('hit one');
    gate.end();
    await settled;
    expect(await read(cache, home.make, '/', now())).toBe('hit two');
    expect(home.draws).toBe(2);
  });

  test('is not given any more when it took too long to make it anew', async () => {
    const cache = open();
    const home = living();
    await read(cache, home.make, '/', now());
    const gate = slow('');
    home.wait = gate.make().then(() => undefined);
    home.text = 'two';
    await cache.forget(['lists']);
    const late = read(cache, home.make, '/', now());
    gate.end();
    expect(await late).toBe('made two');
    expect(home.draws).toBe(2);
  });

  test.each([
    ['gone', page('gone', [], { status: 410 }), 'passed 410'],
    ['not to be had', broken, 'passed 503'],
  ])('is not given as it was when the new one is %s', async (_, answer, seen) => {
    const cache = open();
    let item = page('one', ['news:5']);
    const make = async () => item;
    await read(cache, make, '/', now());
    item = answer;
    await cache.forget(['news:5']);
    expect(cache.size).toBe(0);
    expect(await read(cache, make, '/', now())).toBe(seen);
  });

  test('is made anew where it is read most, and forgotten where it is read less or was read earlier', async () => {
    const cache = open();
    let draws = 0;
    const make = async () => {
      draws += 1;
      return page('one');
    };
    for (let id = 1; id <= 20; id += 1) {
      for (let times = 0; times < id; times += 1) await read(cache, make, `/${id}`, now());
    }
    await read(cache, make, '/earlier');
    draws = 0;
    await cache.forget(['lists']);
    expect(draws).toBe(12);
    expect(cache.find('/20')).toBeDefined();
    expect(cache.find('/9')).toBeDefined();
    expect(cache.find('/8')).toBeUndefined();
    expect(cache.find('/earlier')).toBeUndefined();
    await cache.forget(['lists']);
    // Since then two of them were found again.
    expect(draws).toBe(14);
  });

  test('is forgotten at once when it changes again while it is being made anew', async () => {
    const cache = open();
    const home = living(['news:5']);
    await read(cache, home.make, '/', now());
    const gate = slow('');
    home.wait = gate.make().then(() => undefined);
    const first = cache.forget(['news:5']);
    home.text = 'three';
    const second = cache.forget(['news:5']);
    expect(cache.find('/')).toBeUndefined();
    gate.end();
    await Promise.all([first, second]);
    expect(cache.size).toBe(0);
    expect(await read(cache, home.make, '/', now())).toBe('made three');
  });

  test('is forgotten, not made anew, while nobody tells what changes', async () => {
    const cache = open();
    const home = living();
    await read(cache, home.make, '/', now());
    cache.trust(false);
    expect(cache.find('/')).toBeUndefined();
    expect(home.draws).toBe(1);
  });
});
