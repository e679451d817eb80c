import { MAX_ID } from '@/lib/command/ids';
import { publicPages } from '@/lib/public-pages/public-pages';
import { SHARD_IDS } from './sitemaps.schema';

/** Fixed pages, by their canonical URLs. */
export const fixedPages = publicPages.filter(({ robots }) => robots).map(({ path }) => path);

const LAST_SHARD = Math.floor(MAX_ID / SHARD_IDS);

/** Name of the sitemap of fixed pages, categories and organisations. */
export const PAGES = 'pages';

/** Path of a sitemap. */
export const sitemapHref = (name: number | typeof PAGES): string => `/sitemap/${name}.xml`;

/** Name of the sitemap that the last segment of a path refers to. */
export function readSitemapName(file: string): number | typeof PAGES | undefined {
  if (file === `${PAGES}.xml`) return PAGES;
  const [, number] = /^([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  return number === undefined || Number(number) > LAST_SHARD ? undefined : Number(number);
}
