export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Items of a feed, newest first. */
export const FEED_ITEMS = 30;

/** An item as a feed tells it; all addresses are whole. */
export type FeedEntry = {
  /** Its page, which also names it for ever. */
  url: string;
  headline: string;
  /** Plain text. */
  summary: string;
  /** Safe HTML, its addresses whole. */
  html: string;
  category: string;
  author: string;
  published: Date;
  updated: Date;
  cover?: { url: string; mimeType: string; bytes: number };
};

/** A feed before it is written in one of its formats. */
export type FeedData = {
  title: string;
  description: string;
  agency: string;
  /** The page that shows the same list. */
  page: string;
  /** The feed's own address in the format that it is written in. */
  self: string;
  /** A square picture of who publishes. */
  icon: string;
  /** The last change of anything in it. */
  updated: Date;
  entries: readonly FeedEntry[];
};
