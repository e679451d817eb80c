/** First segments of the pages that are the same for every reader. Whatever is not listed is private. */
const PUBLIC = new Set([
  '',
  'about',
  'alerts',
  'accessibility',
  'archive',
  'contact',
  'document',
  'disclosure',
  'documents',
  'en',
  'faq',
  'feed',
  'lifeStyle',
  'most_read',
  'news_group',
  'offline',
  'organisations',
  'participation',
  'policy',
  'privacy',
  'readnews',
  'rights',
  'saved',
  'search',
  'sitemap',
  'terms',
]);

/** The login page itself is everybody's; what stands below it is about one account. */
const LOGIN = /^\/login\/?$/;

/** Below the public items stands what only some may see. */
const PREVIEW = /^\/readnews\/preview(?:\/|$)/;

/** What became of a suggestion is for whoever has its code. */
const TRACK = /^\/participation\/track(?:\/|$)/;

/** A document's own address sends on to its file and counts it. */
const DOWNLOAD = /^\/documents\/[^/]/;

/** What links of mails open is one person's. */
const ALERT = /^\/alerts\/[^/]/;

/** True for addresses whose page any cache may keep. */
export const isPublicPage = (path: string): boolean =>
  LOGIN.test(path) ||
  (PUBLIC.has(path.split('/')[1] ?? 'none') && ![PREVIEW, TRACK, DOWNLOAD, ALERT].some((hidden) => hidden.test(path)));
