import { filterParams } from '@/features/news/filter/filter.rules';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { toSearchText } from '@/lib/text/search-text';
import { MIN_ZERO_RESULT_LENGTH } from './zero-results.schema';

/** Patterns of personal data: e-mails, URLs, and as many digits as a phone number or id card has, in any notation. */
const PERSONAL = [/\S@\S/, /https?:|www\./, /(?:\d[\s().+-]*){7}/];

/**
 * Normal form under which a search without results is counted; undefined for one that is not counted: with other
 * filters besides its words, too short, or like an e-mail, phone number or id card.
 */
export function toZeroResultNeedle(filter: NewsFilter): string | undefined {
  if (filterParams(filter).size !== 1 || filter.search === undefined) return undefined;
  const needle = toSearchText(filter.search);
  const counts = needle.length >= MIN_ZERO_RESULT_LENGTH && /\p{L}/u.test(needle);
  return counts && !PERSONAL.some((shape) => shape.test(needle)) ? needle : undefined;
}
