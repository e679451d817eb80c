import { toSearchText } from './search-text';
import { segmentWords } from './segment-words';

/**
 * Splits a text into words, normalised by `toSearchText`, with one space before, between and after: a whole word is
 * then found as a substring with its spaces. Never empty.
 */
export function toSearchWords(raw: string): string {
  const words = segmentWords(toSearchText(raw)).map((word) => word.trim());
  return ` ${words.filter((word) => word !== '').join(' ')} `;
}
