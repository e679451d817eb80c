import type { Category } from '../categories/categories.schema';
import type { NewsCard } from '../news.schema';

/** Period of an archive page: everything, a year or a month; Buddhist year, months from 1. */
export type ArchivePeriod = { year?: number; month?: number };

/** A month with public items, and their number; undefined if not counted yet. */
export type ArchiveMonth = { year: number; month: number; count: number | undefined };

/** Page size of a month. */
export const MONTH_PAGE_SIZE = 12;

export type Month = { year: number; month: number };

type PageBase = { period: ArchivePeriod; category: Category | undefined; page: number };

/** A page of the archive: the months of a period, or one month with a page of its items and its neighbours. */
export type ArchivePage =
  | (PageBase & { kind: 'months'; months: readonly ArchiveMonth[]; categories: readonly Category[] })
  | (PageBase & {
      kind: 'month';
      month: Month;
      items: readonly NewsCard[];
      total: number;
      earlier: Month | undefined;
      later: Month | undefined;
    });
