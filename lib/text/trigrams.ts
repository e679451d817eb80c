/**
 * Characters that the index stores as capital letters: Thai tone marks and the space, which would end a word in a
 * trigram index, and the most frequent letters. `toSearchText` yields no capitals, so there are no collisions.
 * PostgreSQL's function `search_letters` has the same list.
 */
const LETTERS =
  '\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e4e \u0e32\u0e19\u0e23\u0e01\u0e2d\u0e07\u0e31\u0e40\u0e22\u0e27\u0e21\u0e35\u0e25\u0e17\u0e34\u0e2a\u0e14\u0e1a';
const FIRST_CAPITAL = 65;

const capitals = new Map([...LETTERS].map((letter, index) => [letter, String.fromCharCode(FIRST_CAPITAL + index)]));
const indexedLetters = new RegExp(`[${LETTERS}]`, 'g');

/** Converts a normalised text to the form of the search table; one letter becomes one letter. */
export const toIndexForm = (normal: string): string =>
  normal.replace(indexedLetters, (letter) => capitals.get(letter) ?? letter);

/** Characters that end a word in the index. */
const NO_LETTER = /[^\p{Alphabetic}\p{Nd}]+/gu;
/** Letters on both sides of a sign; the letters after it may be before the next. */
const JOINT = /([\p{Alphabetic}\p{Nd}]{1,2})([^\p{Alphabetic}\p{Nd}]+)(?=([\p{Alphabetic}\p{Nd}]{1,3}))/gu;
/** Length of an index entry, where the beginning of a word counts as two letters and its end as one. */
const ENTRY_LENGTH = 3;

/** True if the index can find a word in index form; without a part of three letters it would return every item. */
export function isIndexed(form: string): boolean {
  const parts = form.replace(NO_LETTER, ' ').split(' ');
  return parts.some((part, index) => {
    const length = part.length + (index > 0 ? 2 : 0) + (index < parts.length - 1 ? 1 : 0);
    return part !== '' && length >= ENTRY_LENGTH;
  });
}

/**
 * Distinct trigrams of a word in index form: the index returns items that have them all, adjacent or not. Where a sign
 * stands between letters, both sides are one more entry, as few items begin a word with the same letters.
 */
export function toIndexEntries(form: string): string[] {
  const parts = form.replace(NO_LETTER, ' ').split(' ');
  const entries = parts.flatMap((part) =>
    Array.from({ length: Math.max(0, part.length - ENTRY_LENGTH + 1) }, (_, at) => part.slice(at, at + ENTRY_LENGTH)),
  );
  const joints = [...form.matchAll(JOINT)].map(([, before = '', sign = '', after = '']) => before + sign + after);
  return [...new Set([...entries, ...joints])];
}
