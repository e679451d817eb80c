import { toNfc } from './stacked-marks';

/**
 * A text that may come in at all: no control character but tabs and line breaks, and no half of a surrogate pair, which is no
 * character and which PostgreSQL does not take.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is refused
export const ACCEPTED_TEXT = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is left out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What nobody sees, or what turns the order of what is beside it: direction marks, zero-width signs, tags, old controls. */
const INVISIBLE =
  /\u034f|[\u0080-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** Joiners but for those that make one emoji of several. */
const LOOSE_JOINER =
  /\u200c|(?<!\p{Extended_Pictographic}(?:\ufe0f|[\u{1f3fb}-\u{1f3ff}])?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** On one Thai consonant stand a vowel, a tone and one sign more; in no script more than eight. */
const THAI_MARKS = /([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{3})[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]+/g;
const MARKS = /(\p{M}{8})\p{M}+/gu;
/** Marks without a letter, and letters that are as empty as a space. */
const NOTHING_TO_SEE = /^[\p{M}\s\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]*$/u;
/** Where a text may hold any of this; most hold nothing of it, and reading is cheaper than writing. */
const UNUSUAL =
  /[^\t\n\r -~\u0e01-\u0e4c\u0e4f-\u0e5b\u2010-\u2015\u2018-\u201f\u2022\u2026]|\u0e40\u0e40|[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{4}/u;

/** A text with a sign for a missing character in the place of every half of a surrogate pair. */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** A text that `ACCEPTED` lets in: control characters are left out, and halves of surrogate pairs replaced. */
export const stripControls = (text: string): string => toWellFormed(text.replace(CONTROL, ''));

/** Letters of Thai that are typed in two ways and look the same, in the one way. */
export const unifyLookAlikes = (text: string): string =>
  text.replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33').replace(/\u0e40\u0e40/g, '\u0e41');

/** A part of a text in NFC and well-formed, with nothing invisible and no tower of marks. */
export function stripHidden(part: string): string {
  const text = toNfc(part);
  if (!UNUSUAL.test(text)) return text;
  // Marks that a hidden sign kept apart find their order before they are counted.
  const seen = toNfc(toWellFormed(text).replace(INVISIBLE, '').replace(LOOSE_JOINER, ''));
  return seen.replace(THAI_MARKS, '$1').replace(MARKS, '$1').normalize('NFC');
}

/** The same with one spelling of แ and ำ: the form in which texts are stored. */
export const tidyPart = (part: string): string => unifyLookAlikes(stripHidden(part));

/** The same of a whole text, trimmed; empty for one in which there is nothing to see. */
export function tidyText(typed: string): string {
  const text = tidyPart(typed).trim();
  return NOTHING_TO_SEE.test(text) ? '' : text;
}

/** The name of a person or an office: blanks other than the plain one stay, to be refused, and marks alone are none. */
export function tidyName(typed: string): string {
  const name = tidyPart(typed).replace(/ +/g, ' ').replace(/^ | $/g, '');
  return NOTHING_TO_SEE.test(name) ? '' : name;
}

/** What is typed into a search, on one line and of so many characters at most; whatever can't be part of it is a blank. */
export const tidySearch = (typed: string, length: number): string =>
  tidyText(cutText(typed, length).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' '));

/** Longer than any character of several parts that texts hold, in UTF-16 units. */
const LONGEST_GRAPHEME = 64;
let graphemes: Intl.Segmenter | undefined;

/** The beginning of a text, at most so many UTF-16 units, never cut within what readers take for one character. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  graphemes ??= new Intl.Segmenter('th', { granularity: 'grapheme' });
  const start = Math.max(0, length - LONGEST_GRAPHEME);
  const around = text.slice(start, length + LONGEST_GRAPHEME);
  const end = start + (graphemes.segment(around).containing(length - start)?.index ?? 0);
  // A tower of marks that is longer than what was looked at is cut through.
  if (end > start || start === 0) return text.slice(0, end);
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
