/**
 * What stands in the index for what in a text: Thai tone marks and the space, which end a word to an index of three
 * letters, and the letters that are used most. No capital stands in the form of `toSearchText`, so nothing is mixed up.
 * The same list stands in PostgreSQL's function `search_letters`.
 */
const LETTERS =
  '\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e4e \u0e32\u0e19\u0e23\u0e01\u0e2d\u0e07\u0e31\u0e40\u0e22\u0e27\u0e21\u0e35\u0e25\u0e17\u0e34\u0e2a\u0e14\u0e1a';
const FIRST_CAPITAL = 65;

const capitals = new Map([...LETTERS].map((letter, index) => [letter, String.fromCharCode(FIRST_CAPITAL + index)]));
const indexedLetters = new RegExp(`[${LETTERS}]`, 'g');

/** A word or text in the form in which the table of searches keeps it; one letter becomes one letter. */
export const toIndexForm = (normal: string): string =>
  normal.replace(indexedLetters, (letter) => capitals.get(letter) ?? letter);

/** What ends a word to the index. */
const NO_LETTER = /[^\p{Alphabetic}\p{Nd}]+/gu;
/** Letters, with the beginning of a word counted as two more and its end as one, that make an entry of the index. */
const ENTRY_LENGTH = 3;

/** Whether the index can find a word, which is in its form; without a part of three letters it would name every item. */
export function isIndexed(form: string): boolean {
  const parts = form.replace(NO_LETTER, ' ').split(' ');
  return parts.some((part, index) => {
    const length = part.length + (index > 0 ? 2 : 0) + (index < parts.length - 1 ? 1 : 0);
    return part !== '' && length >= ENTRY_LENGTH;
  });
}

/** Each three letters in a row of a word in the index's form: an item that has them all is named, whether they touch or not. */
export function toIndexEntries(form: string): string[] {
  const parts = form.replace(NO_LETTER, ' ').split(' ');
  const entries = parts.flatMap((part) =>
    Array.from({ length: Math.max(0, part.length - ENTRY_LENGTH + 1) }, (_, at) => part.slice(at, at + ENTRY_LENGTH)),
  );
  return [...new Set(entries)];
}
