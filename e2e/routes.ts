/** Suffix of every title; the demo agency's brand. */
export const BRAND = 'ข่าวอาชีวศึกษา';

/** Category preset by the login page; always exists. */
export const CATEGORY = 1002;
export const LIFESTYLE = 1013;

/** Id of the first demo college. */
export const COLLEGE = 22;

/**
 * Every public page, by its canonical URL. `{news}`, `{lifestyle}` and `{main}` stand for the id of an item of that
 * kind.
 */
export const routes = [
  { name: 'home', address: '/' },
  { name: 'all news', address: '/news_group/' },
  { name: 'category', address: `/news_group/?news_type=${CATEGORY}` },
  { name: 'lifestyle', address: '/lifeStyle/' },
  { name: 'main news', address: '/readnews/movec/' },
  { name: 'news item', address: '/readnews/news/?news_id={news}', isItem: true },
  { name: 'lifestyle item', address: '/readnews/lifestyle/?news_id={lifestyle}', isItem: true },
  { name: 'about', address: '/about/', isComing: true },
  { name: 'contact', address: '/contact/', isComing: true },
  { name: 'documents', address: '/documents/', isComing: true },
  { name: 'participation', address: '/participation/', isComing: true },
  { name: 'organisations', address: '/organisations/' },
  { name: 'organisation', address: `/organisations/${COLLEGE}/`, isItem: true },
  { name: 'export', address: '/document/export_news/' },
  { name: 'search', address: '/search/' },
  { name: 'archive', address: '/archive/' },
  { name: 'most read', address: '/most_read/' },
  { name: 'login', address: '/login/' },
  { name: 'terms', address: '/terms/' },
  { name: 'cookies', address: '/cookies/' },
  { name: 'executives', address: '/executives/' },
  { name: 'saved', address: '/saved/' },
  { name: 'alerts', address: '/alerts/' },
] as const;

/** Further URLs of the old site, with the canonical URLs of the same pages. */
export const legacyAddresses = [
  ['/about', '/about/'],
  ['/contact?from=menu', '/contact/'],
  ['/documents', '/documents/'],
  ['/lifeStyle', '/lifeStyle/'],
  ['/login?next=%2Fmember', '/login/'],
  ['/login/?form=staff', '/login/'],
  ['/terms', '/terms/'],
  ['/participation/?x=1', '/participation/'],
  ['/document/export_news', '/document/export_news/'],
  ['/search', '/search/'],
  ['/search/?utm_source=line', '/search/'],
  ['/organisations?province=50&utm_source=line', '/organisations/?province=50'],
  ['/organisations?search=x', '/organisations/'],
  ['/archive', '/archive/'],
  ['/archive/?page=1&utm_source=line', '/archive/'],
  ['/most_read?days=7', '/most_read/'],
  ['/news_group', '/news_group/'],
  [`/news_group?news_type=${CATEGORY}`, `/news_group/?news_type=${CATEGORY}`],
  [`/news_group/?news_type=${CATEGORY}&fbclid=abc`, `/news_group/?news_type=${CATEGORY}`],
  ['/readnews/news?news_id={news}', '/readnews/news/?news_id={news}'],
  ['/readnews/lifestyle?news_id={lifestyle}', '/readnews/lifestyle/?news_id={lifestyle}'],
  ['/readnews/lifestyle/?news_id={news}', '/readnews/news/?news_id={news}'],
  ['/readnews/news/?news_id={lifestyle}', '/readnews/lifestyle/?news_id={lifestyle}'],
  ['/readnews/movec', '/readnews/movec/'],
  ['/readnews/movec?news_id={main}', '/readnews/news/?news_id={main}'],
  ['/?utm_source=line', '/'],
] as const;
