import { segmentWords } from '../segment-words';
import { findSpans, type Span } from './find-spans';
import type { TermIndex } from './term-index';
import { canBreakAt, countColumns, isThai } from './thai-chars';

/** Greatest width in columns of a word made of pieces that are no words. */
const MAX_JOINED = 16;
/** A piece that is no word: a single consonant, also with a silent one. */
const FRAGMENT = /^[\u0e01-\u0e2e](?:[\u0e01-\u0e2e]?[\u0e34\u0e38]?\u0e4c)?$/;
const LONGEST_FRAGMENT = 4;
/** Single letters that are words. */
const LETTER_WORD = /^[ณธ]$/;

/** Word ends by place, 1 for an end: of the general dictionary, and with the known terms. */
export type WordEnds = { general: Uint8Array; known: Uint8Array };

/**
 * Cuts a text into words, spaces and punctuation: longest known terms first, the rest by the general dictionary of
 * `Intl.Segmenter`. A name after a title is a word, and so is an abbreviation with its dots.
 *
 * @returns pieces that join to the text
 */
export const cutWords = (text: string, terms: TermIndex): string[] => cutAt(text, findWordEnds(text, terms).known);

/** Cuts a text at the flagged places. */
export function cutAt(text: string, ends: Uint8Array): string[] {
  const pieces: string[] = [];
  for (let start = 0, at = 1; at <= text.length; at += 1) {
    if (ends[at] !== 1) continue;
    pieces.push(text.slice(start, at));
    start = at;
  }
  return pieces;
}

/** Flags the places where words end, the start and end of the text included. */
export function findWordEnds(text: string, terms: TermIndex): WordEnds {
  const general = markPieces(new Uint8Array(text.length + 1), 0, text);
  const known = mergeSpans(text, general, findSpans(text, terms, general));
  joinFragments(text, known);
  return { general, known };
}

/** Sets the flags of the words of a part of the text that begins at `from`. */
function markPieces(flags: Uint8Array, from: number, part: string): Uint8Array {
  flags[from] = 1;
  let at = from;
  for (const piece of segmentWords(part)) {
    at += piece.length;
    flags[at] = 1;
  }
  return flags;
}

/** The general cut with the spans as whole words; a gap between spans is cut anew where its ends have moved. */
function mergeSpans(text: string, general: Uint8Array, spans: readonly Span[]): Uint8Array {
  const ends = general.slice();
  let gap = 0;
  for (const { start, end } of [...spans, { start: text.length, end: text.length }]) {
    if (gap < start && (general[gap] !== 1 || general[start] !== 1)) {
      ends.fill(0, gap, start);
      markPieces(ends, gap, text.slice(gap, start));
    }
    ends.fill(0, start + 1, end);
    ends[start] = 1;
    ends[end] = 1;
    gap = end;
  }
  return ends;
}

/** Joins pieces that are no words of their own to their neighbours. */
function joinFragments(text: string, ends: Uint8Array): void {
  for (let start = 0, end = 1; end <= text.length; end += 1) {
    if (ends[end] !== 1) continue;
    if (isThai(text.charCodeAt(start))) {
      if (start > 0 && !canBreakAt(text, start)) ends[start] = 0;
      if (end - start <= LONGEST_FRAGMENT && isFragment(text, start, end)) {
        joinAt(text, ends, start);
        joinAt(text, ends, end);
      }
    }
    start = end;
  }
}

function isFragment(text: string, start: number, end: number): boolean {
  const piece = text.slice(start, end);
  return FRAGMENT.test(piece) && !LETTER_WORD.test(piece) && text.charAt(end) !== '.';
}

/** Joins the Thai pieces on both sides of a place, unless they become too wide. */
function joinAt(text: string, ends: Uint8Array, at: number): void {
  if (!isThai(text.charCodeAt(at - 1)) || !isThai(text.charCodeAt(at))) return;
  const start = ends.lastIndexOf(1, at - 1);
  const end = ends.indexOf(1, at + 1);
  if (countColumns(text.slice(start, end)) <= MAX_JOINED) ends[at] = 0;
}
