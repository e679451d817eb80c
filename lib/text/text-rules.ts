import { toNfc } from './stacked-marks';

/**
 * Matches an acceptable text: no control characters but tabs and line breaks, and no lone surrogates, which PostgreSQL
 * does not accept.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is refused
export const ACCEPTED_TEXT = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is left out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Invisible characters and those that reorder their neighbours: direction marks, zero-width characters, tags, old
 * controls.
 */
const INVISIBLE =
  /\u034f|[\u0080-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** Joiners, except those that join several emoji into one. */
const LOOSE_JOINER =
  /\u200c|(?<!\p{Extended_Pictographic}(?:\ufe0f|[\u{1f3fb}-\u{1f3ff}])?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** Excess marks: a Thai consonant has a vowel, a tone and one more sign; no script has more than eight. */
const THAI_MARKS = /([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{3})[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]+/g;
const MARKS = /(\p{M}{8})\p{M}+/gu;
/** Marks without a letter, and blank letters. */
const NOTHING_TO_SEE = /^[\p{M}\s\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]*$/u;
/** Characters that may need tidying; most texts have none, and testing is cheaper than replacing. */
const UNUSUAL =
  /[^\t\n\r -~\u0e01-\u0e4c\u0e4f-\u0e5b\u2010-\u2015\u2018-\u201f\u2022\u2026]|\u0e40\u0e40|[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{4}/u;

/** Replaces lone surrogates by the replacement character. */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** Makes a text match `ACCEPTED_TEXT`: removes control characters and replaces lone surrogates. */
export const stripControls = (text: string): string => toWellFormed(text.replace(CONTROL, ''));

/** Unifies Thai letters that can be typed in two ways and look the same. */
export const unifyLookAlikes = (text: string): string =>
  text.replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33').replace(/\u0e40\u0e40/g, '\u0e41');

/** Normalises a part of a text to NFC and well-formed, without invisible characters and stacked marks. */
export function stripHidden(part: string): string {
  const text = toNfc(part);
  if (!UNUSUAL.test(text)) return text;
  // Normalised again, so that marks that a hidden character separated are in order before they are counted.
  const seen = toNfc(toWellFormed(text).replace(INVISIBLE, '').replace(LOOSE_JOINER, ''));
  return seen.replace(THAI_MARKS, '$1').replace(MARKS, '$1').normalize('NFC');
}

/** `stripHidden` with one spelling of แ and ำ: the form in which texts are stored. */
export const tidyPart = (part: string): string => unifyLookAlikes(stripHidden(part));

/** Tidies a whole text and trims it; empty if nothing of it is visible. */
export function tidyText(typed: string): string {
  const text = tidyPart(typed).trim();
  return NOTHING_TO_SEE.test(text) ? '' : text;
}

/**
 * Tidies the name of a person or an office: blanks other than the plain one stay, to be refused; a name of marks alone
 * becomes empty.
 */
export function tidyName(typed: string): string {
  const name = tidyPart(typed).replace(/ +/g, ' ').replace(/^ | $/g, '');
  return NOTHING_TO_SEE.test(name) ? '' : name;
}

/** Tidies a typed search, on one line of at most `length` characters; invalid characters become blanks. */
export const tidySearch = (typed: string, length: number): string =>
  tidyText(cutText(typed, length).replace(/[\p{Cc}\p{Cs}\s]+/gu, ' '));

/** Upper bound of the length of a grapheme in real texts, in UTF-16 units. */
const LONGEST_GRAPHEME = 64;
let graphemes: Intl.Segmenter | undefined;

/** Cuts a text to at most `length` UTF-16 units, never within a grapheme. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  graphemes ??= new Intl.Segmenter('th', { granularity: 'grapheme' });
  const start = Math.max(0, length - LONGEST_GRAPHEME);
  const around = text.slice(start, length + LONGEST_GRAPHEME);
  const end = start + (graphemes.segment(around).containing(length - start)?.index ?? 0);
  // Exception: stacked marks beyond the examined range are cut.
  if (end > start || start === 0) return text.slice(0, end);
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
