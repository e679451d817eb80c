import { SHARD_IDS } from './sitemaps.schema';

/** The pages that are always there, by their canonical addresses. */
export const fixedPages: readonly string[] = [
  ...['/', '/news_group/', '/readnews/movec/', '/lifeStyle/', '/most_read/', '/archive/', '/search/'],
  ...['/documents/', '/disclosure/', '/document/export_news/', '/participation/', '/about/', '/contact/', '/faq/'],
  ...[
    '/sitemap/',
    '/accessibility/',
    '/policy/',
    '/privacy/',
    '/rights/',
    '/terms/',
    '/en/',
    '/en/about/',
    '/en/contact/',
  ],
];

/** An id has 31 bits. */
const LAST_SHARD = Math.floor(2_147_483_647 / SHARD_IDS);

/** The sitemap of the fixed pages, categories and organisations. */
export const PAGES = 'pages';

/** The address of a sitemap, from the site's root. */
export const sitemapHref = (name: number | typeof PAGES): string => `/sitemap/${name}.xml`;

/** The sitemap that the last part of an address names. */
export function readSitemapName(file: string): number | typeof PAGES | undefined {
  if (file === `${PAGES}.xml`) return PAGES;
  const [, number] = /^([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  return number === undefined || Number(number) > LAST_SHARD ? undefined : Number(number);
}
