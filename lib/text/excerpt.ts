import { cutText } from './text-rules';
import { getThaiWords } from './thai-words/service';

/** Length of an excerpt in characters, without the ellipsis. */
export const EXCERPT_LENGTH = 150;
/** Characters before the end in which an excerpt ends rather at a clause, that is at a space, than at a word. */
const CLAUSE = 30;
/** Characters that are cut into words to find the end. */
const WINDOW = 120;
const OPENING = /[\s([{“‘«]+$/;

/** The first 150 characters (by default) and an ellipsis; it ends after a clause or a word, never in a number. */
export function toExcerpt(plain: string, length = EXCERPT_LENGTH): string {
  const text = plain.replace(/\s+/g, ' ').trim();
  const end = findExcerptEnd(text, length);
  return end === text.length ? text : `${text.slice(0, end)}…`;
}

/** Place at which an excerpt of at most `length` characters ends; the text's end if all of it fits. */
export function findExcerptEnd(text: string, length: number): number {
  if (text.length <= length) return text.length;
  const end = findBreakBefore(text, length) ?? cutText(text, length).length;
  return text.slice(0, end).replace(OPENING, '').length || cutText(text, length).length;
}

/** The last place up to `limit` at which a line may end; undefined if there is none nearby. */
export function findBreakBefore(text: string, limit: number): number | undefined {
  const space = text.indexOf(' ', Math.max(0, limit - WINDOW));
  const start = space === -1 || space > limit - CLAUSE ? Math.max(0, limit - WINDOW) : space + 1;
  const places = listBreaks(text.slice(start, limit + WINDOW / 2)).map((at) => at + start);
  const fitting = places.filter((at) => at <= limit + (text.charAt(at - 1) === ' ' ? 1 : 0));
  const clause = fitting.findLast((at) => text.charAt(at - 1) === ' ');
  const place = clause !== undefined && clause > limit - CLAUSE ? clause : fitting.at(-1);
  return place === undefined || place <= Math.max(0, limit - WINDOW) ? undefined : place;
}

/** The first place from `limit` on at which a line may end; undefined if there is none nearby. */
export function findBreakAfter(text: string, limit: number): number | undefined {
  const start = Math.max(0, limit - WINDOW / 2);
  return listBreaks(text.slice(start, limit + WINDOW))
    .map((at) => at + start)
    .find((at) => at >= limit);
}

function listBreaks(part: string): number[] {
  const words = getThaiWords();
  return words
    ? [...words.findBreaks(part).allowed].flatMap((flag, at) => (flag === 1 ? [at] : []))
    : listWordEnds(part);
}

let segmenter: Intl.Segmenter | undefined;

/** Ends of words in the browser, which has the general dictionary only. */
function listWordEnds(part: string): number[] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return [...segmenter.segment(part)].flatMap(({ index }) => (index > 0 && part.charAt(index) !== ' ' ? [index] : []));
}
