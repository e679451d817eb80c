import { publicPages } from './public-pages';
import { listFooterPages, listSegments, listSiteMapPages, offlinePaths, toPathPattern } from './rules';

const paths = (pages: { path: string }[]) => pages.map(({ path }) => path);

test('the site map lists each group in its order', () => {
  expect(paths(listSiteMapPages('main'))).toEqual([
    ...[
      '/',
      '/news_group/',
      '/lifeStyle/',
      '/readnews/movec/',
      '/most_read/',
      '/archive/',
      '/search/',
      '/organisations/',
    ],
  ]);
  expect(paths(listSiteMapPages('services'))).toEqual([
    ...[
      '/documents/',
      '/participation/',
      '/contact/',
      '/faq/',
      '/saved/',
      '/alerts/',
      '/document/export_news/',
      '/login/',
    ],
  ]);
  expect(paths(listSiteMapPages('law'))).toEqual([
    ...['/about/', '/executives/', '/disclosure/', '/privacy/', '/cookies/', '/rights/', '/policy/', '/terms/'],
    ...['/accessibility/', '/en/'],
  ]);
});

test('the footer lists its pages in its order', () => {
  expect(paths(listFooterPages())).toEqual([
    ...['/privacy/', '/cookies/', '/terms/', '/rights/', '/policy/', '/disclosure/', '/accessibility/', '/faq/'],
    ...['/saved/', '/sitemap/'],
  ]);
});

test('an option that one page turns off is off for its first path segment', () => {
  expect(listSegments('offline')).not.toContain('alerts');
  expect(listSegments('afterLogin')).toContain('alerts');
  expect(listSegments('afterLogin')).not.toContain('login');
});

test.each([
  ['/', true],
  ['/about/', true],
  ['/participation/suggest/', true],
  ['/login/code/', false],
  ['/rights/', false],
  ['/aboutx/', false],
  ['//', false],
])('%s offline: %s', (path, expected) => {
  expect(offlinePaths.test(path)).toBe(expected);
});

test.each([
  ['/archive', '/archive/'],
  ['/archive/2569/7/', '/archive/'],
  ['/organisations/7', '/organisations/'],
  ['/', '/'],
])('the path %s is that of %s', (path, row) => {
  expect(publicPages.filter(({ cachedBy }) => cachedBy).find((page) => toPathPattern(page).test(path))?.path).toBe(row);
});

test.each([
  '',
  '/archive/1999/',
  '/archive/2569/7/1',
  '/organisations//',
  '/organisations/0',
  '/participation/07/',
  '/about//',
])('no cached page has the path %j', (path) => {
  expect(publicPages.some((page) => page.cachedBy && toPathPattern(page).test(path))).toBe(false);
});
