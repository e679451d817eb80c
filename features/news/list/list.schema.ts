import type { NewsCard } from '../news.schema';
import type { NewsSort } from '../orderings.schema';

/** A page of a public list, as returned by pages and `/api/v1/news`: plain JSON. */
export type NewsListResponse = {
  items: NewsCard[];
  total: number;
  /** From 1; a page after the last one is empty. */
  page: number;
  pages: number;
};

/** Location of a list: its page and its fixed parameters. */
export type NewsListLocation = {
  /** Path of the page, with its trailing slash. */
  path: string;
  /** Parameters that identify the list, such as the category. */
  fixed: Readonly<Record<string, string>>;
  /** True if the list has a fixed order. */
  ownOrder?: boolean;
};

/** Message keys of the sort orders, in menu order. */
export const sortMessageKeys: Readonly<Record<NewsSort, `news.sort.${NewsSort}`>> = {
  news_date: 'news.sort.news_date',
  news_countread: 'news.sort.news_countread',
  news_Countshare: 'news.sort.news_Countshare',
};
