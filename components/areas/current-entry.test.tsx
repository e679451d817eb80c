import { findCurrentEntry } from './current-entry';

const hrefs = ['/administrator', '/administrator/news', '/administrator/news/newscategory', '/administrator/news_feed'];

test.each([
  ['/administrator', '/administrator', 'page'],
  ['/administrator/', '/administrator', 'page'],
  ['/administrator/news', '/administrator/news', 'page'],
  ['/administrator/news/', '/administrator/news', 'page'],
  ['/administrator/news/17', '/administrator/news', 'true'],
  ['/administrator/news/newscategory', '/administrator/news/newscategory', 'page'],
  ['/administrator/news/newscategory/3', '/administrator/news/newscategory', 'true'],
  ['/administrator/news_feed', '/administrator/news_feed', 'page'],
])('%s belongs to %s', (path, href, kind) => {
  expect(findCurrentEntry(hrefs, path)).toEqual({ href, kind });
});

test('an address without an entry matches none, not the home', () => {
  expect(findCurrentEntry(hrefs, '/administrator/lifestyledetail/lifestyledetails')).toBeUndefined();
  expect(findCurrentEntry(hrefs, '/about/')).toBeUndefined();
});
