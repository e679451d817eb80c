/** First segments of the pages that are the same for every reader. All others are private. */
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

/** The login page itself is public; pages below it concern one account. */
const LOGIN = /^\/login\/?$/;

/** Previews below the public items, for some viewers only. */
const PREVIEW = /^\/readnews\/preview(?:\/|$)/;

/** Status of a suggestion, for those who have its code. */
const TRACK = /^\/participation\/track(?:\/|$)/;

/** Address of a document, which redirects to its file and counts the download. */
const DOWNLOAD = /^\/documents\/[^/]/;

/** Pages opened by links in mails, for one person. */
const ALERT = /^\/alerts\/[^/]/;

/** True for pages that any cache may store. */
export const isPublicPage = (path: string): boolean =>
  LOGIN.test(path) ||
  (PUBLIC.has(path.split('/')[1] ?? 'none') && ![PREVIEW, TRACK, DOWNLOAD, ALERT].some((hidden) => hidden.test(path)));
