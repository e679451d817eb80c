import { listForms } from '@/features/news/filter/filter.rules';
import type { Term } from '@/features/news/filter/filter.schema';
import { findBreakAfter, findExcerptEnd } from '@/lib/text/excerpt';
import { toSearchText } from '@/lib/text/search-text';
import { limitMarksIfLong } from '@/lib/text/stacked-marks';
import type { LineMark } from '@/lib/text/thai-words/line-marks';
import type { Segment } from './highlights.schema';
import { toSearchChars } from './search-chars';

/** Length of a passage in characters, and of the part before its first hit. */
const PASSAGE_LENGTH = 200;
const LEAD_LENGTH = 60;
/** White space and zero-width characters. */
const NO_LETTER = /[\s\u200b-\u200d\u2060\ufeff]/;
/** Characters that belong to the letter before them. */
const COMBINING_MARK = /[\p{M}\u0e33\udc00-\udfff]/u;

/** Range of a text; `end` is exclusive. */
type TextRange = { start: number; end: number };

/** All words that make an item a hit, including synonyms and other spellings. */
export const collectWords = (terms: readonly Term[]): string[] => [...new Set(terms.flatMap(listForms))];

/**
 * Splits a text into segments that mark the hits. Together they make up the text; none begins between a letter and its
 * vowels and tone marks.
 *
 * @param raw the displayed text; in long texts, marks beyond 16 on one letter are dropped
 * @param words in the form of `toSearchText`
 */
export function highlightHits(raw: string, words: readonly string[]): Segment[] {
  const text = limitMarksIfLong(raw);
  return toSegments(text, { start: 0, end: text.length }, findHits(text, words));
}

/**
 * Passage of about 200 characters around the first hit, or the beginning of the text if it has none.
 *
 * @returns `found` is true if there is a hit; an ellipsis marks omitted text
 */
export function highlightPassage(raw: string, words: readonly string[]): { found: boolean; pieces: Segment[] } {
  const text = limitMarksIfLong(raw);
  const hits = findHits(text, words);
  const part = findPassageRange(text, hits[0]);
  const dots = (left: boolean): Segment[] => (left ? [{ text: '…', hit: false }] : []);
  const pieces = [...dots(part.start > 0), ...toSegments(text, part, hits), ...dots(part.end < text.length)];
  return { found: hits.length > 0, pieces: mergeSegments(pieces) };
}

/** Ranges of the words in the text, in order; adjacent and overlapping ones are merged. */
function findHits(text: string, words: readonly string[]): TextRange[] {
  const normalText = toSearchText(text);
  if (!words.some((word) => normalText.includes(word))) return [];
  const { normal, starts } = toSearchChars(text);
  const found = words.flatMap((word) => {
    const hits: TextRange[] = [];
    // `reach` is the end of the previous hit: overlapping hits are merged, so letters before it are not rescanned.
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

/** Moves back from a mark to its letter, but not beyond `least`. */
function findHitStart(text: string, start: number, least: number): number {
  let at = start;
  while (at > least && COMBINING_MARK.test(text.charAt(at))) at -= 1;
  return at;
}

/** Maps the exclusive end `next` in the normal form to an end in the text. */
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

/** The range of a passage that contains the first hit, cut between words. */
function findPassageRange(text: string, hit: TextRange = { start: 0, end: 0 }): TextRange {
  const start = Math.max(0, Math.min(hit.start - LEAD_LENGTH, text.length - PASSAGE_LENGTH));
  const end = Math.min(text.length, Math.max(start + PASSAGE_LENGTH, hit.end));
  return {
    start: start === 0 ? 0 : Math.min(findBreakAfter(text, start) ?? start, hit.start),
    end: end === text.length ? end : Math.max(findExcerptEnd(text, end), hit.end),
  };
}

/** Splits a range of a text into segments. */
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

/** Drops empty segments and merges neighbours of the same kind. */
function mergeSegments(pieces: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && last.hit === piece.hit) last.text += piece.text;
    else if (piece.text !== '') whole.push({ ...piece });
  }
  return whole;
}

/** Segments between the places where marks begin and end; `whole` for those of a mark. */
export function cutSegments(segments: readonly Segment[], marks: readonly LineMark[]) {
  const length = segments.reduce((sum, { text }) => sum + text.length, 0);
  const groups: { pieces: Segment[]; whole: boolean }[] = [];
  let at = 0;
  for (const { start, end } of [...marks, { start: length, end: length }]) {
    if (start > at) groups.push({ pieces: sliceSegments(segments, at, start), whole: false });
    if (end > start) groups.push({ pieces: sliceSegments(segments, start, end), whole: true });
    at = end;
  }
  return groups;
}

function sliceSegments(segments: readonly Segment[], start: number, end: number): Segment[] {
  let at = 0;
  return segments.flatMap(({ text, hit }) => {
    const from = at;
    at += text.length;
    const part = text.slice(Math.max(0, start - from), Math.max(0, end - from));
    return part === '' ? [] : [{ text: part, hit }];
  });
}
