import { broken, open, page, read, slow } from './trial';

describe('what readers are reading while it changes', () => {
  const now = () => performance.now();
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
