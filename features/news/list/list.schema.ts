import type { NewsCard } from '../news.schema';
import type { NewsSort } from '../orderings.schema';

/** A page of a public list, as the reading pages and `/api/v1/news` give it: plain JSON. */
export type NewsListResponse = {
  items: NewsCard[];
  total: number;
  /** From 1; a page after the last one is empty. */
  page: number;
  pages: number;
};

/** Where a list stands and what it never leaves out of its questions. */
export type NewsListLocation = {
  /** The page's own address, with its trailing slash. */
  path: string;
  /** Parameters that say which list it is, such as the category. */
  fixed: Readonly<Record<string, string>>;
  /** The list has an order of its own, which readers don't change. */
  ownOrder?: boolean;
};

/** The orders a reader may choose, in the order of the menu, with the key of its name. */
export const sortMessageKeys: Readonly<Record<NewsSort, `news.sort.${NewsSort}`>> = {
  news_date: 'news.sort.news_date',
  news_countread: 'news.sort.news_countread',
  news_Countshare: 'news.sort.news_Countshare',
};
