import { toSearchText } from './search-text';
import { segmentWords } from './segment-words';

/**
 * A text cut into words, in the form of `toSearchText` and with one space before, between and behind: whoever looks for
 * whole words finds the one form in the other. Never empty.
 */
export function toSearchWords(raw: string): string {
  const words = segmentWords(toSearchText(raw)).map((word) => word.trim());
  return ` ${words.filter((word) => word !== '').join(' ')} `;
}
