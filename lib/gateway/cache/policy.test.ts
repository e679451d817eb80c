import { toCacheKey } from './policy';

test.each([
  ['/', '/'],
  ['/?utm_source=line&fbclid=x', '/'],
  ['/?_rsc=abc', '/'],
  ['/readnews/news/?fbclid=1&fbclid=2&news_id=5', '/readnews/news/?news_id=5'],
  ['/news_group/?page=2&news_type=3&__proto__=1', '/news_group/?news_type=3&page=2'],
  ['/news_group?news_type=3&page=2', '/news_group?news_type=3&page=2'],
  ['/search/?search=%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7', '/search/?search=%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7'],
  ['/search/?search=ข่าว', '/search/?search=%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7'],
  ['/archive/2569/7/?page=2', '/archive/2569/7/?page=2'],
  ['/feed/rss.xml?news_type=1', '/feed/rss.xml?news_type=1'],
  ['/api/v1/online?x=1', '/api/v1/online'],
  ['/api/v1/canary?x=1', '/api/v1/canary'],
  ['/covers/7-card-640.webp?v=a&x=1', '/covers/7-card-640.webp?v=a'],
])('%s is cached as %s', (url, address) => {
  expect(toCacheKey(url)).toBe(address);
});

test.each([
  '/member/',
  '/administrator/news',
  '/readnews/preview/?news_id=1&key=2',
  '/alerts/mine/?token=1',
  '/participation/track/?code=1',
  '/login/',
  '/documents/5',
  '/document/export_news/?format=csv',
  '/readnews/news/x.css?news_id=5',
  '/readnews/news/;x.css?news_id=5',
  '/%72eadnews/news/?news_id=5',
  '//readnews/news/?news_id=5',
  '/about/x.js',
  '/api/v1/saved',
  '/organisations/0',
  '/readnews/news/?news_id=5&news_id=6',
  '/readnews/news/?news_id=5&fbclid=1&news%5Fid=5',
  '/organisations/99999999999',
  '/covers/7.webp?v=a',
  '/covers/7-card-640.webp?v=a&v=b',
  `/search/?search=${'x'.repeat(600)}`,
])('%s is never cached', (url) => {
  expect(toCacheKey(url)).toBeUndefined();
});
