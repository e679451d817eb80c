import { toSearchText } from '@/lib/text/search-text';

const NIKHAHIT = '\u0e4d';
const SARA_E = '\u0e40';
const TONE = /^[\u0e48-\u0e4b]$/;
const SPACE = /\s/;
const ZERO_WIDTH = /[\u200b-\u200d\u2060\ufeff]/;
/** Characters that are the same in the normal form, nearly all of them. */
const PLAIN = /[\u0e01-\u0e3f\u0e41-\u0e4c\u0e4f!-@[-~]/;
/** Signs that a text may not map one-to-one to its normal form; without a match all positions stay the same. */
const NOT_ONE_FOR_ONE = /[^\n -~\u00a1-\u00ac\u0e01-\u0e4c\u0e4f-\u0e5b\u2010-\u2027]|\u0e40\u0e40|[\n ]{2}|^[\n ]/;
const CLUSTERS = /\P{M}?\p{M}*/gu;

/**
 * A text normalised as by `toSearchText`, except for space at its ends, and the position in the original of each of its
 * characters.
 */
export type SearchChars = { normal: string; starts: number[] };

/** Normalises as `toSearchText` does, with a mapping back to the original; the two functions must stay in step. */
export function toSearchChars(raw: string): SearchChars {
  if (raw.normalize('NFC') === raw && !NOT_ONE_FOR_ONE.test(raw)) return mapOneToOne(raw);
  const { letters, starts } = split(raw);
  const read: CharBuffer = { letters: [], starts: [] };
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? '';
    const start = starts[index] ?? 0;
    if (letter === NIKHAHIT || letter === SARA_E) index += pushPair(read, letters, index, start);
    else if (!SPACE.test(letter)) push(read, letter, start);
    else if ((read.letters.at(-1) ?? ' ') !== ' ') push(read, ' ', start);
  }
  return { normal: read.letters.join(''), starts: read.starts };
}

function mapOneToOne(raw: string): SearchChars {
  const starts: number[] = [];
  for (let at = 0; at < raw.length; at += 1) starts.push(at);
  // The `x` at both ends protects space there from trimming, so that it keeps its positions.
  return { normal: toSearchText(`x${raw}x`).slice(1, -1), starts };
}

/** Characters are joined at the end: reading from a growing string would flatten it each time. */
type CharBuffer = { letters: string[]; starts: number[] };

function push(read: CharBuffer, letter: string, start: number): void {
  read.letters.push(letter);
  read.starts.push(start);
}

/** Adds the single form of two or three characters; returns the number of characters consumed after the first. */
function pushPair(read: CharBuffer, letters: readonly string[], index: number, start: number): number {
  const [letter = '', next = '', afterNext = ''] = letters.slice(index, index + 3);
  if (letter === NIKHAHIT && next === 'า') {
    push(read, 'ำ', start);
    return 1;
  }
  if (letter === NIKHAHIT && TONE.test(next) && afterNext === 'า') {
    push(read, next, start);
    push(read, 'ำ', start);
    return 2;
  }
  const isDouble = letter === SARA_E && next === SARA_E;
  push(read, isDouble ? 'แ' : letter, start);
  return isDouble ? 1 : 0;
}

/** Splits into characters in NFC and lower case, with Thai digits as Arabic ones and without zero-width characters. */
function split(raw: string): { letters: string[]; starts: number[] } {
  const letters: string[] = [];
  const starts: number[] = [];
  const add = (part: string, start: number) => {
    for (const letter of toNormalChars(part)) {
      letters.push(letter);
      starts.push(start);
    }
  };
  if (raw.normalize('NFC') === raw) for (let at = 0; at < raw.length; at += 1) add(raw.charAt(at), at);
  else for (const { 0: cluster, index } of raw.matchAll(CLUSTERS)) add(cluster, index);
  return { letters, starts };
}

function toNormalChars(part: string): string[] {
  if (part.length > 1)
    return /^[\s\p{Cc}]/u.test(part) ? [' ', ...toNormalChars(part.slice(1))] : toSearchText(part).split('');
  if (PLAIN.test(part)) return [part];
  // A character that `toSearchText` trims is a space here; a zero-width one is dropped.
  return ZERO_WIDTH.test(part) ? [] : [toSearchText(part) || ' '];
}
