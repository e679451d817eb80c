import type { PublicPage } from './schema';

/** The English version of a page, below `/en`: with the same parameters, and links of its own only if it says so. */
export function listEnglishPages({ path, dynamic, cachedBy, revalidateMs, robots, english }: PublicPage): PublicPage[] {
  if (!english) return [];
  const address = { path: `/en${path}`, dynamic, cachedBy, revalidateMs, robots, afterLogin: false } as const;
  return [english === true ? address : { ...address, ...english }];
}
