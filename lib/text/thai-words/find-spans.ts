import { findPersonName } from './names.rules';
import type { TermIndex } from './term-index';
import { canBreakAt, isThai } from './thai-chars';

/** A part of a text that is one word; `end` is exclusive. */
export type Span = { start: number; end: number };

/** Length from which a term counts wherever it stands: a shorter one may be there by chance, as in สำ<นักพัฒนา>. */
const LONG_TERM = 10;
/** Length from which a term counts where the general dictionary begins a word, though it ends none there. */
const MEDIUM_TERM = 4;
/** Consonants with a dot, once or several times. */
const ABBREVIATION = /(?:[\u0e01-\u0e2e]{1,5}\.)+/y;

/** Terms, names and abbreviations of a text from left to right, without overlaps. */
export function findSpans(text: string, terms: TermIndex, general: Uint8Array): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < text.length; ) {
    const before = spans.length;
    if (isThai(text.charCodeAt(at)) && canBreakAt(text, at)) {
      const begins = general[at] === 1 || spans.at(-1)?.end === at;
      spans.push(...findTerm(text, at, terms, general, begins));
      if (spans.length === before && begins) spans.push(...findAbbreviation(text, at));
      if (begins) replaceByName(text, at, spans, before);
    }
    at = spans.length > before ? (spans.at(-1)?.end ?? at) : at + 1;
  }
  return spans;
}

function findTerm(text: string, at: number, terms: TermIndex, general: Uint8Array, begins: boolean): Span[] {
  for (const length of terms.findLengths(text, at)) {
    const end = at + length;
    if (!canBreakAt(text, end)) continue;
    const needed = begins ? (general[end] === 1 ? 0 : MEDIUM_TERM) : LONG_TERM;
    if (length >= needed) return toSpans(at, end, terms.findWords(text.slice(at, end)));
  }
  return [];
}

/** One span, or one for each word of a term that is several. */
function toSpans(start: number, end: number, words: readonly number[]): Span[] {
  if (words.length === 0) return [{ start, end }];
  let at = start;
  return words.map((length) => {
    at += length;
    return { start: at - length, end: at };
  });
}

function findAbbreviation(text: string, at: number): Span[] {
  ABBREVIATION.lastIndex = at;
  const length = ABBREVIATION.exec(text)?.[0].length ?? 0;
  return length === 0 ? [] : [{ start: at, end: at + length }];
}

/** A title with a name takes the place of a shorter term, such as นาย of นายช่าง. */
function replaceByName(text: string, at: number, spans: Span[], before: number): void {
  const name = findPersonName(text, at);
  if (!name || (spans[before]?.end ?? 0) > name.given) return;
  spans.splice(before, spans.length, { start: at, end: name.given }, { start: name.given, end: name.givenEnd });
  if (name.surname !== -1) spans.push({ start: name.surname, end: name.surnameEnd });
}
