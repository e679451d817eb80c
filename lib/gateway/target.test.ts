/** @jest-environment node */
import { buildPathSpellings, privateRoutes, resolveFully } from '@/testing/path-spellings';
import { isPublicPage } from './public-pages';
import { readTarget } from './target';

test.each([
  ['/', '/'],
  ['/about/', '/about/'],
  ['/readnews/news/?news_id=5&next=/a//b/../c%2f', '/readnews/news/?news_id=5&next=/a//b/../c%2f'],
  ['//about///team/', '/about/team/'],
  ['/%61bout%2Fx', undefined],
  ['/%61bo%75t/%7e%2d', '/about/~-'],
  ['/api/news%2Ephp?crud=%2e', '/api/news.php?crud=%2e'],
  ['/a%e0%b8%81/%5bid%5D/%28x%29', '/a%E0%B8%81/%5Bid%5D/%28x%29'],
  ['/_next/static/chunks/app/(public)/[id]/page-1a.b~2.js', '/_next/static/chunks/app/(public)/[id]/page-1a.b~2.js'],
  ['/a/...', '/a/...'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('%s is %s', (written, url) => {
  expect(readTarget(written)?.url).toBe(url);
});

test.each([
  ...['', '*', 'about', '?a', 'http://localhost/about/', 'https://evil.example', '/a\\b', '/a b', '/a|b', '/ก', '/a#b'],
  ...['/.', '/..', '/./a', '/a/.', '/a/..', '/a/../b', '/%2e', '/a/%2E%2e', '/a/.%2e/b', '/a/..%2fb', '/a/%2e%2e%5cb'],
  ...['/a;b', '/a%3Bb', '/a%23', '/a%3fb', '/a%25', '/%252e%252e/', '/%', '/%2', '/%zz', '/%00', '/%0d%0a', '/%7f'],
  ...['/%ff', '/%c0%ae', '/%e0%b8', '/%ed%a0%80', '/%c2%85'],
])('%s is rejected', (written) => {
  expect(readTarget(written)).toBeUndefined();
});

test('the gateway and the renderer take no spelling of a private page for different pages', () => {
  const wrong: string[] = [];
  for (const route of privateRoutes) {
    for (const written of buildPathSpellings(route)) {
      const target = readTarget(written);
      if (!target) continue;
      const url = new URL(target.url, 'http://localhost');
      const agree = url.pathname === target.path && resolveFully(written) === resolveFully(target.path);
      if (
        !agree ||
        readTarget(target.url)?.url !== target.url ||
        isPublicPage(target.path) !== isPublicPage(resolveFully(written))
      )
        wrong.push(written);
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(privateRoutes.length).toBeGreaterThan(80);
});

test('an address is read in one pass, however long it is', () => {
  for (const piece of ['/a', '/..', '%2e', '/%2e/', '/.', '.', '//', '%25', ';']) {
    expect(() => readTarget(`/${piece.repeat(8_000)}!\\`)).not.toThrow();
  }
});
