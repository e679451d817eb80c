import type { Section } from '@/features/news/categories/categories.schema';
import { filterParams, listForms } from '@/features/news/filter/filter.rules';
import {
  type AlertFilter,
  MIN_TEXT_TERM_LENGTH,
  type NewsFilter,
  type Term,
} from '@/features/news/filter/filter.schema';
import { toSearchText } from '@/lib/text/search-text';
import { getBuddhistYear } from '@/lib/time/format';
import { toThaiDayRange } from '@/lib/time/thai-time';

/** The fields of an item that filters test; texts in the form of `toSearchText`. */
export type FilteredItem = {
  section: Section;
  categoryId: number;
  organisationId: number;
  provinceId?: number;
  publishAt: Date;
  topicSearch: string;
  textSearch: string;
};

/**
 * True if a public item matches a filter; agrees with the filter's SQL condition.
 *
 * @param readings ways to read the filter's search, each as terms that an item contains all
 */
export function matchesFilter(item: FilteredItem, filter: NewsFilter, readings: readonly (readonly Term[])[]): boolean {
  const { gte, lt } = toThaiDayRange(filter.from, filter.to);
  const wanted: readonly (readonly [unknown, unknown])[] = [
    [filter.section, item.section],
    [filter.categoryId, item.categoryId],
    [filter.organisationId, item.organisationId],
    [filter.provinceId, item.provinceId],
    [filter.year, getBuddhistYear(item.publishAt)],
  ];
  if (wanted.some(([asked, is]) => asked !== undefined && asked !== is)) return false;
  if ((gte && item.publishAt < gte) || (lt && item.publishAt >= lt)) return false;
  return readings.length === 0 || readings.some((terms) => containsTerms(item, terms));
}

const containsTerms = (item: FilteredItem, terms: readonly Term[]): boolean =>
  terms.every((term) => listForms(term).some((word) => containsWord(item, word)));

function containsWord({ topicSearch, textSearch }: FilteredItem, word: string): boolean {
  return ([...word].length < MIN_TEXT_TERM_LENGTH ? topicSearch : textSearch).includes(word);
}

/** Unique key of a filter, the same for searches that differ only in spelling. */
export function toFilterKey(filter: AlertFilter): string {
  const search = filter.search === undefined ? undefined : toSearchText(filter.search);
  return filterParams({ ...filter, search }).toString();
}
