import type { NewsCard } from '../news.schema';

/** Windows in days, including today; the first is the default. */
export const mostReadWindows = [7, 30, 365] as const;
export type MostReadWindow = (typeof mostReadWindows)[number];

/** Number of items on the page. */
export const MOST_READ_ITEMS = 24;

/** An item with its reads in the window. */
export type MostReadItem = { card: NewsCard; reads: number };

/** An item's id with its reads in the last week. */
export type BusiestItem = { id: number; reads: number };
