import { searchText } from './search-text';

const cutter = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * A text cut into words, in the form of `searchText` and with one space before, between and behind: whoever looks for
 * whole words finds the one form in the other. Never empty.
 */
export function searchWords(raw: string): string {
  const words = Array.from(cutter.segment(searchText(raw)), ({ segment }) => segment.trim());
  return ` ${words.filter((word) => word !== '').join(' ')} `;
}
