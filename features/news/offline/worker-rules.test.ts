/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { offlinePaths } from '@/lib/public-pages/rules';

/** The worker's script, loaded as in a browser's service worker. */
const worker: { publicPaths: RegExp; rules: Record<string, (...given: unknown[]) => unknown> } = {
  publicPaths: offlinePaths,
  rules: {},
};
runInContext(readFileSync('public/worker/rules.js', 'utf8'), createContext({ self: worker, URL, URLSearchParams }));

const ask = (name: string, ...given: unknown[]) => worker.rules[name]?.(...given);
const at = (address: string) => new URL(address, 'https://portal.example');
/** Copies a value into this realm, as values of another realm do not compare equal. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

describe('a page', () => {
  test.each([
    ['/', 'list'],
    ['/news_group/?news_type=1002', 'list'],
    ['/news_group', 'list'],
    ['/lifeStyle/', 'list'],
    ['/readnews/movec/', 'list'],
    ['/organisations/7/', 'list'],
    ['/readnews/news/?news_id=5', 'item'],
    ['/readnews/lifestyle?news_id=5', 'item'],
    ['/readnews/news/?news_id=abc', undefined],
    ['/news_group/?search=ลับ', undefined],
    ['/saved/', undefined],
    ['/member/', undefined],
    ['/administrator/news', undefined],
    ['/login/', undefined],
    ['/api/v1/saved', undefined],
  ])('%s is cached as %s', (address, kind) => {
    expect(ask('kindOf', at(address))).toBe(kind);
  });

  test.each([
    ['/readnews/lifestyle?news_id=5&utm_source=line', '/readnews/news/?news_id=5'],
    ['/news_group?page=2&news_type=1002', '/news_group/?news_type=1002&page=2'],
    ['/?fbclid=x&notice=closed', '/'],
    ['/about', '/about/'],
  ])('%s has the cache key %s', (address, key) => {
    expect(ask('keyOf', at(address))).toBe(key);
  });

  test.each([
    '/administrator/',
    '/member/',
    '/member/account',
    '/newsroom/5',
    '/login/',
    '/logout',
    '/readnews/preview/5',
    '/api/v1/news',
    '/savedx/',
    '/alerts/',
    '/rights/',
    '/document/export_news/',
  ])('%s is left to the network', (address) => {
    expect(ask('isPublicPage', at(address))).toBe(false);
  });

  test.each(['/', '/saved/', '/search?search=x', '/readnews/news/?news_id=5', '/privacy'])(
    '%s is public',
    (address) => {
      expect(ask('isPublicPage', at(address))).toBe(true);
    },
  );
});

describe('a response', () => {
  const answer = (given: object, headers: Record<string, string> = {}) => ({
    status: 200,
    redirected: false,
    type: 'basic',
    headers: new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0',
      ...headers,
    }),
    ...given,
  });

  test('that any cache may store is cached', () => {
    expect(ask('isKeepable', answer({}))).toBe(true);
  });

  test.each([
    [{}, { 'Cache-Control': 'private, no-store' }],
    [{}, { 'Cache-Control': 'public, no-store' }],
    [{}, { 'Cache-Control': '' }],
    [{}, { 'Content-Type': 'application/json' }],
    [{ status: 503 }, {}],
    [{ status: 206 }, {}],
    [{ redirected: true }, {}],
    [{ type: 'opaqueredirect' }, {}],
  ])('%j %j is not', (given, headers) => {
    expect(ask('isKeepable', answer(given, headers))).toBe(false);
  });
});

test('a page’s scripts, styles, fonts and icons are found, including those named in its scripts', () => {
  const html = `<link href="/_next/static/a.css"><script>load(["/_next/static/b.js"],"\\"/_next/static/c.js\\"")</script>
    <link href="/_next/static/a.css"><a href="/_next/other"><script defer src="/page-script/0.js"></script>
    <use href="/_next/static/media/icons.1.svg#search"></use><use href="/_next/static/media/icons.1.svg#menu"></use>`;
  const files = [
    '/_next/static/a.css',
    '/_next/static/b.js',
    '/_next/static/c.js',
    '/page-script/0.js',
    '/_next/static/media/icons.1.svg',
  ];
  expect(plain(ask('filesOf', html))).toEqual(files);
  const css = 'a{src:url(../media/f.woff2)}b{background:url("data:x")}c{src:url("/_next/static/media/g.woff2")}';
  expect(plain(ask('filesOfStyle', css, 'https://portal.example/_next/static/css/a.css'))).toEqual([
    '/_next/static/media/f.woff2',
    '/_next/static/media/g.woff2',
  ]);
});

test('of each picture one width is taken, and external ones are skipped', () => {
  const html = `<img src="/media/a-960.webp" srcSet="/media/a-320.webp 320w, /media/a-640.webp 640w, /media/a-960.webp 960w">
    <img srcset="/media/b-320.webp 320w" src="/media/b-320.webp"><img src="/media/c.png?key=1&amp;x=2">
    <img src="https://elsewhere.example/x.png"><img src="/covers/7-card-640.webp?v=a" srcset="/covers/7-card-640.webp?v=a 640w">`;
  expect(plain(ask('picturesOf', html, 640, 9))).toEqual([
    '/media/a-640.webp',
    '/media/b-320.webp',
    '/media/c.png?key=1&x=2',
    '/covers/7-card-640.webp?v=a',
  ]);
  expect(plain(ask('picturesOf', html, 100, 1))).toEqual(['/media/a-320.webp']);
});

test('a cached page is marked and otherwise unchanged', () => {
  const html = '<!DOCTYPE html><html lang="th"><body><p>&lt;html</p></body></html>';
  expect(ask('markKept', html, '2026-11-20T03:30:00.000Z')).toBe(
    html.replace('<html ', '<html data-kept-at="2026-11-20T03:30:00.000Z" '),
  );
});

describe('eviction', () => {
  const pages = (kind: string, count: number, bytes: number) =>
    Array.from({ length: count }, (_, index) => ({ key: `${kind}${index}`, kind, at: index, bytes, files: [] }));

  test('removes the oldest entries beyond the limit, never the permanent pages', () => {
    const gone = ask('pickEvicted', [
      ...pages('read', 32, 10),
      ...pages('list', 20, 10),
      ...pages('saved', 201, 10),
      ...pages('shell', 2, 1),
    ]);
    expect(plain(gone)).toEqual(['saved0', 'read1', 'read0']);
  });

  test('frees bytes beyond the limit: read items first, saved ones last', () => {
    const megabyte = 1_048_576;
    const some = [
      ...pages('saved', 2, 20 * megabyte),
      ...pages('list', 2, 12 * megabyte),
      ...pages('read', 1, megabyte),
    ];
    expect(plain(ask('pickEvicted', some))).toEqual(['read0', 'list0']);
  });
});

test('of a message only ids and literal true values are accepted', () => {
  expect(plain(ask('readWishes', { saved: [5, 5, '7', -1, 1.5, null], visited: 'yes', sparing: true }))).toEqual({
    saved: [5],
    visited: false,
    sparing: true,
  });
  expect(plain(ask('readWishes', undefined))).toEqual({ saved: [], visited: false, sparing: false });
});
