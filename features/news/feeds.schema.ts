export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Maximum number of items of a feed, newest first. */
export const FEED_ITEMS = 30;

/** A feed entry; all URLs are absolute. */
export type FeedEntry = {
  /** URL of the item's page, also its permanent id. */
  url: string;
  headline: string;
  /** Plain text. */
  summary: string;
  /** Sanitised HTML with absolute URLs. */
  html: string;
  category: string;
  author: string;
  published: Date;
  updated: Date;
  cover?: { url: string; mimeType: string; bytes: number };
};

/** A feed, independent of its format. */
export type FeedData = {
  title: string;
  description: string;
  agency: string;
  /** URL of the page with the same list. */
  page: string;
  /** The feed's own URL, in the format that is served. */
  self: string;
  /** URL of a square picture of the publisher. */
  icon: string;
  /** Time of the last change of any entry. */
  updated: Date;
  entries: readonly FeedEntry[];
};
