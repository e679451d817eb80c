/** Ids behind one sitemap of items: it always holds the same ones, so that most never change. */
export const SHARD_IDS = 5_000;
/** What one sitemap may hold at most, as sitemaps.org says. */
export const MAX_PAGES = 50_000;
/** The window and the size of the news sitemap, as search engines take them. */
export const NEWS_SITEMAP_DAYS = 2;
export const NEWS_SITEMAP_ITEMS = 1_000;

/** A page in a sitemap; its addresses begin at the site's root. */
export type SitemapPage = { path: string; modified?: Date; image?: string };

/** A sitemap of items in the index; one in which nothing changed lately doesn't say when it last did. */
export type Shard = { shard: number; modified?: Date };

export type NewsSitemapEntry = { path: string; title: string; published: Date };
