/** First segments of the pages that are the same for every reader. Whatever is not listed is private. */
const PUBLIC = new Set([
  '',
  'about',
  'contact',
  'document',
  'documents',
  'lifeStyle',
  'login',
  'news_group',
  'participation',
  'readnews',
]);

/** True for addresses whose page any cache may keep. */
export const isPublicPage = (path: string): boolean => PUBLIC.has(path.split('/')[1] ?? '');
