import { searchText } from './search-text';
import { segmentWords } from './segment-words';

/**
 * A text cut into words, in the form of `searchText` and with one space before, between and behind: whoever looks for
 * whole words finds the one form in the other. Never empty.
 */
export function searchWords(raw: string): string {
  const words = segmentWords(searchText(raw)).map((word) => word.trim());
  return ` ${words.filter((word) => word !== '').join(' ')} `;
}
