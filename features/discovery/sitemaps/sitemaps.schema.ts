/** Number of ids per sitemap of items: fixed ranges, so that most sitemaps never change. */
export const SHARD_IDS = 5_000;
/** Maximum number of pages per sitemap, by sitemaps.org. */
export const MAX_PAGES = 50_000;
/** Window and maximum size of the news sitemap, as search engines accept them. */
export const NEWS_SITEMAP_DAYS = 2;
export const NEWS_SITEMAP_ITEMS = 1_000;

/** A page in a sitemap; paths are relative to the site's root. */
export type SitemapPage = { path: string; modified?: Date; image?: string };

/** A sitemap of items in the index; `modified` is missing if nothing in it changed recently. */
export type Shard = { shard: number; modified?: Date };

export type NewsSitemapEntry = { path: string; title: string; published: Date };
