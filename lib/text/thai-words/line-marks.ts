import { findLineBreaks } from './line-breaks';
import type { TermIndex } from './term-index';
import { countColumns } from './thai-chars';

/** A part of a text that browsers would break wrongly, to be kept on one line; `end` is exclusive. */
export type LineMark = { start: number; end: number };

/** Wider parts would not fit a narrow column: there browsers break as they do. */
const MAX_COLUMNS = 24;
const SPACE = /\s/;
const NEEDS_MARKS = /[\u0e01-\u0e4e]|\d[\s–-]/;

/** Parts of a text that browsers would break where no line may end: about one word in ten. */
export function findLineMarks(text: string, terms: TermIndex): LineMark[] {
  if (!NEEDS_MARKS.test(text)) return [];
  const { allowed, browser } = findLineBreaks(text, terms);
  const marks: LineMark[] = [];
  let start = 0;
  let isTorn = false;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && allowed[at] !== 1) {
      isTorn ||= browser[at] === 1;
      continue;
    }
    const end = isTorn ? trimEnd(text, at) : start;
    if (end > start && countColumns(text.slice(start, end)) <= MAX_COLUMNS) marks.push({ start, end });
    start = at;
    isTorn = false;
  }
  return marks;
}

function trimEnd(text: string, end: number): number {
  let at = end;
  while (at > 0 && SPACE.test(text.charAt(at - 1))) at -= 1;
  return at;
}
