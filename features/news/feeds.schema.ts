export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Maximum number of items of a feed, newest first. */
export const FEED_ITEMS = 30;
