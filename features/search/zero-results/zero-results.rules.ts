import { filterParams } from '@/features/news/filter/filter.rules';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { toSearchText } from '@/lib/text/search-text';
import { MIN_ZERO_RESULT_LENGTH } from './zero-results.schema';

/** An e-mail, an address of the web, and what has as many digits as a phone or an id card, however they are written. */
const PERSONAL = [/\S@\S/, /https?:|www\./, /(?:\d[\s().+-]*){7}/];

/**
 * The form in which a search without a result is counted, or undefined for one that is not: narrowed by more than its
 * words, too short to mean anything, or like somebody's e-mail, phone or id card.
 */
export function toZeroResultNeedle(filter: NewsFilter): string | undefined {
  if (filterParams(filter).size !== 1 || filter.search === undefined) return undefined;
  const needle = toSearchText(filter.search);
  const counts = needle.length >= MIN_ZERO_RESULT_LENGTH && /\p{L}/u.test(needle);
  return counts && !PERSONAL.some((shape) => shape.test(needle)) ? needle : undefined;
}
