import type { Term } from '@/features/news/filter/filter.schema';
import { toSearchChars } from '@/lib/text/search-chars';
import { toSearchText } from '@/lib/text/search-text';
import { limitMarksIfLong } from '@/lib/text/stacked-marks';
import type { Segment } from './highlights.schema';

/** Characters of a passage, and of them those before its first hit. */
const PASSAGE_LENGTH = 200;
const LEAD_LENGTH = 60;
/** Characters at an edge of a passage in which a word is looked for to cut at. */
const EDGE_LENGTH = 30;
/** Space, and what takes no room. */
const NO_LETTER = /[\s\u200b-\u200d\u2060\ufeff]/;
/** What belongs to the letter before it. */
const COMBINING_MARK = /[\p{M}\u0e33\udc00-\udfff]/u;

const wordSegmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** A stretch of a text: where it begins, and where what follows it begins. */
type TextRange = { start: number; end: number };

/** All words that make an item a hit, those that count as the same included. */
export const collectWords = (terms: readonly Term[]): string[] =>
  terms.flatMap(({ needle, synonyms }) => [needle, ...synonyms]);

/**
 * A text in pieces that tell what was looked for in it. The pieces together are the text; none begins between a letter and
 * the vowels and tone marks that stand on it.
 *
 * @param raw as it is shown; of long texts marks beyond 16 on a letter are left out
 * @param words in the form of `toSearchText`
 */
export function highlightHits(raw: string, words: readonly string[]): Segment[] {
  const text = limitMarksIfLong(raw);
  return toSegments(text, { start: 0, end: text.length }, findHits(text, words));
}

/**
 * Some 200 characters of a text around what was looked for, or its beginning where it holds nothing of that.
 *
 * @returns `found` tells which of the two; an ellipsis stands where something is left out
 */
export function highlightPassage(raw: string, words: readonly string[]): { found: boolean; pieces: Segment[] } {
  const text = limitMarksIfLong(raw);
  const hits = findHits(text, words);
  const part = findPassageRange(text, hits[0]);
  const dots = (left: boolean): Segment[] => (left ? [{ text: '…', hit: false }] : []);
  const pieces = [...dots(part.start > 0), ...toSegments(text, part, hits), ...dots(part.end < text.length)];
  return { found: hits.length > 0, pieces: mergeSegments(pieces) };
}

/** Where the words stand in the text, in order; those that touch are one. */
function findHits(text: string, words: readonly string[]): TextRange[] {
  const normalText = toSearchText(text);
  if (!words.some((word) => normalText.includes(word))) return [];
  const { normal, starts } = toSearchChars(text);
  const found = words.flatMap((word) => {
    const hits: TextRange[] = [];
    // A hit that begins within the one before becomes one with it, so no letter is looked at for each of them again.
    let reach = 0;
    for (let at = normal.indexOf(word); word !== '' && at !== -1; at = normal.indexOf(word, at + word.length)) {
      const next = at + word.length;
      const start = findHitStart(text, starts[at] ?? 0, reach);
      reach = (starts[next - 1] ?? 0) < reach ? reach : findHitEnd(text, starts, next);
      hits.push({ start, end: reach });
    }
    return hits;
  });
  const merged: TextRange[] = [];
  for (const hit of found.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last && hit.start <= last.end) last.end = Math.max(last.end, hit.end);
    else merged.push({ ...hit });
  }
  return merged;
}

/** Back to the letter on which a mark stands, but not beyond `least`. */
function findHitStart(text: string, start: number, least: number): number {
  let at = start;
  while (at > least && COMBINING_MARK.test(text.charAt(at))) at -= 1;
  return at;
}

/** The end in the text of what ends before the letter `next` of the normal form. */
function findHitEnd(text: string, starts: readonly number[], next: number): number {
  let after = next;
  while (after < starts.length && starts[after] === starts[after - 1]) after += 1;
  let end = starts[after] ?? text.length;
  while (end > 0 && NO_LETTER.test(text.charAt(end - 1))) end -= 1;
  return skipCombiningMarks(text, end);
}

function skipCombiningMarks(text: string, end: number): number {
  let at = end;
  while (at < text.length && COMBINING_MARK.test(text.charAt(at))) at += 1;
  return at;
}

/** The part of a text that shows its first hit, cut between words. */
function findPassageRange(text: string, hit: TextRange = { start: 0, end: 0 }): TextRange {
  const start = Math.max(0, Math.min(hit.start - LEAD_LENGTH, text.length - PASSAGE_LENGTH));
  const end = Math.min(text.length, Math.max(start + PASSAGE_LENGTH, hit.end));
  return {
    start: start === 0 ? 0 : Math.min(start + findFirstEdge(text.slice(start, start + EDGE_LENGTH)), hit.start),
    end:
      end === text.length
        ? end
        : Math.max(end - EDGE_LENGTH + findLastEdge(text.slice(end - EDGE_LENGTH, end)), hit.end),
  };
}

/** Where the second word of a piece begins, whose first may have lost its beginning; a space tells it without a dictionary. */
function findFirstEdge(piece: string): number {
  const space = piece.indexOf(' ');
  if (space !== -1) return space + 1;
  const [, second] = Array.from(wordSegmenter.segment(piece), ({ index }) => index);
  return second ?? 0;
}

/** Where the last word of a piece begins, which may have lost its end. */
function findLastEdge(piece: string): number {
  const space = piece.lastIndexOf(' ');
  if (space > 0) return space;
  const last = Array.from(wordSegmenter.segment(piece), ({ index }) => index).at(-1);
  return last || piece.length;
}

/** A part of a text in pieces. */
function toSegments(text: string, { start, end }: TextRange, hits: readonly TextRange[]): Segment[] {
  const pieces: Segment[] = [];
  let at = start;
  for (const hit of hits) {
    if (hit.end <= start || hit.start >= end) continue;
    pieces.push({ text: text.slice(at, Math.max(at, hit.start)), hit: false });
    at = Math.max(at, hit.start);
    pieces.push({ text: text.slice(at, Math.min(end, hit.end)), hit: true });
    at = Math.min(end, hit.end);
  }
  return mergeSegments([...pieces, { text: text.slice(at, end), hit: false }]);
}

/** The same without empty pieces; neighbours of one kind are one. */
function mergeSegments(pieces: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && last.hit === piece.hit) last.text += piece.text;
    else if (piece.text !== '') whole.push({ ...piece });
  }
  return whole;
}
