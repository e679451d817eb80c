import type { NewsCard } from '../news.schema';

/** The windows of "most read", in days, today included; the first is the default. */
export const mostReadWindows = [7, 30, 365] as const;
export type MostReadWindow = (typeof mostReadWindows)[number];

/** Items on the page. */
export const MOST_READ_ITEMS = 24;

/** An item and how often it was read in the window. */
export type MostReadItem = { card: NewsCard; reads: number };

/** An item and how often it was read in the last week. */
export type BusiestItem = { id: number; reads: number };
