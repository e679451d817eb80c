import { calculateEditDistance } from './spelling.rules';

/** Shortest and longest part of a search that is taken for one misspelt word. */
const MIN_WINDOW_LENGTH = 4;
const MAX_WINDOW_LENGTH = 20;
/** Pieces at most this long are no words, but what a misspelt word leaves. */
const FRAGMENT_LENGTH = 2;
/** Letters per mistake that is beyond doubt, and the most of them. */
const LETTERS_PER_SURE_MISTAKE = 5;
const MAX_SURE_MISTAKES = 2;

/** Letters of one sound, each written as the first. */
const HOMOPHONES: readonly (readonly [RegExp, string])[] = [
  [/[ศษ]/g, 'ส'],
  [/ณ/g, 'น'],
  [/ฬ/g, 'ล'],
  [/ใ/g, 'ไ'],
  [/ฌ/g, 'ช'],
  [/ญ/g, 'ย'],
  [/ฎ/g, 'ด'],
  [/ฏ/g, 'ต'],
  [/[ฑฒธ]/g, 'ท'],
  [/ฐ/g, 'ถ'],
  [/ภ/g, 'พ'],
];
const SILENT = /[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/g;
const TONES = /[\u0e47-\u0e4b]/g;

/** A word as it sounds: without tone marks and silent consonants, with one letter for each sound. */
export const foldSounds = (word: string): string =>
  HOMOPHONES.reduce(
    (folded, [letters, letter]) => folded.replace(letters, letter),
    word.replace(SILENT, '').replace(TONES, ''),
  );

/** True if one word is beyond doubt a misspelling of the other: they sound alike but for a letter or two. */
export function isSureMisspelling(typed: string, meant: string): boolean {
  const [one, other] = [foldSounds(typed), foldSounds(meant)];
  const allowed = Math.min(MAX_SURE_MISTAKES, Math.floor(Math.max(one.length, other.length) / LETTERS_PER_SURE_MISTAKE));
  return !/\d/.test(typed) && calculateEditDistance(one, other) <= allowed;
}

/**
 * Parts of a text without spaces that may be one misspelt word: a piece that nobody has written, alone and with its
 * neighbours.
 *
 * @param pieces the text cut into words
 * @param isKnown true for a word that occurs in items
 */
export function listMisspeltParts(pieces: readonly string[], isKnown: (piece: string) => boolean): string[] {
  const doubtful = pieces.flatMap((piece, at) => (piece.length <= FRAGMENT_LENGTH || !isKnown(piece) ? [at] : []));
  const windows = doubtful.flatMap((at) => [
    pieces.slice(at, at + 1),
    pieces.slice(Math.max(0, at - 1), at + 1),
    pieces.slice(at, at + 2),
    pieces.slice(Math.max(0, at - 1), at + 2),
  ]);
  const parts = [...new Set(windows.map((window) => window.join('')))];
  return parts.filter(({ length }) => length >= MIN_WINDOW_LENGTH && length <= MAX_WINDOW_LENGTH);
}
