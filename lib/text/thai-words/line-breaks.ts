import { cutAt, findWordEnds } from './cut-words';
import { findJoints } from './line-joints.rules';
import type { TermIndex } from './term-index';
import { isThai } from './thai-chars';

const SPACE = /\s/;
/** Signs that never begin a line, and signs that never end one. */
const NEVER_FIRST = /[)\]}”’»…,.:;!?%/ฯๆ]/;
const NEVER_LAST = /[([{“‘«฿$.]/;
const DIGIT = /\d/;

/** Places of a text by flags: `allowed`, where a line may end, and `browser`, where browsers would end it. */
export type LineBreaks = { allowed: Uint8Array; browser: Uint8Array };

/**
 * Finds the line breaks of a text: after words and spaces, but not within a group of words that belong together.
 * Browsers cut Thai by the dictionary that `Intl.Segmenter` has too; what they do between letters and signs of other
 * scripts is theirs.
 */
export function findLineBreaks(text: string, terms: TermIndex): LineBreaks {
  const { general, known } = findWordEnds(text, terms);
  const words = cutAt(text, known);
  const joined = findJoints(words);
  const allowed = new Uint8Array(text.length + 1);
  let at = 0;
  for (const [index, word] of words.entries()) {
    if (index > 0 && !joined[index] && isLinePlace(text, at)) allowed[at] = 1;
    if (!isJoined(words, joined, index)) for (const part of terms.findParts(word)) allowed[at + part] = 1;
    at += word.length;
  }
  return { allowed, browser: general.map((ends, place) => (ends === 1 && isLinePlace(text, place) ? 1 : 0)) };
}

/** True for a word that is kept together with its neighbour: then its own parts are too. */
const isJoined = (words: readonly string[], joined: readonly boolean[], index: number): boolean =>
  joined[index] === true || joined[SPACE.test(words[index + 1] ?? '') ? index + 2 : index + 1] === true;

/** True where the line breaking rules of Unicode let a line end, if a word ends there. */
function isLinePlace(text: string, at: number): boolean {
  if (at === 0 || at === text.length) return false;
  const [before, next] = [text.charAt(at - 1), text.charAt(at)];
  if (isThai(text.charCodeAt(at - 1)) && isThai(text.charCodeAt(at))) return next !== 'ฯ';
  if (SPACE.test(next)) return false;
  if (SPACE.test(before)) return before !== '\u00a0' && (next === 'ๆ' || !NEVER_FIRST.test(next));
  if (NEVER_FIRST.test(next) || NEVER_LAST.test(before)) return false;
  return before === '–' || ((before === '-' || before === '/') && !DIGIT.test(next));
}
