import type { HeadlineReadings } from '@/features/news/filter/headline.queries';
import type { AccessMethod } from '@/features/news/sample/sample.schema';

/** Number up to which the items are counted that a search of a list finds: beyond it, “1,000+” is shown. */
export const MAX_SEARCHED = 1_000;

/** Wishes of a search of a list: its words, the authors that it names, and the number of an item. */
export type ListSearch = {
  readings: HeadlineReadings;
  systemUsers: readonly number[];
  collegeUsers: readonly number[];
  id: number | undefined;
};

/**
 * The way to the items that a search finds: all of them at once, or along the list until its page is full and the count
 * has reached its limit.
 */
export type ListSearchPlan = { whole: true; asking: AccessMethod } | { whole: false };
