import { findLineBreaks } from './line-breaks';
import type { TermIndex } from './term-index';

/** A part of a text that browsers would break wrongly, to be kept on one line; `end` is exclusive. */
export type LineMark = { start: number; end: number };

const SPACE = /\s/;
const NEEDS_MARKS = /[\u0e01-\u0e4e]|\d[\s–-]/;

/** Parts of a text that browsers would break where no line may end: about one word in ten. */
export function findLineMarks(text: string, terms: TermIndex): LineMark[] {
  if (!NEEDS_MARKS.test(text)) return [];
  const { allowed, browser } = findLineBreaks(text, terms);
  const marks: LineMark[] = [];
  for (let at = browser.indexOf(1); at !== -1; at = browser.indexOf(1, at + 1)) {
    if (allowed[at] === 1 || at < (marks.at(-1)?.end ?? 0)) continue;
    const next = allowed.indexOf(1, at);
    marks.push({
      start: Math.max(0, allowed.lastIndexOf(1, at)),
      end: trimEnd(text, next === -1 ? text.length : next),
    });
  }
  return marks;
}

function trimEnd(text: string, end: number): number {
  let at = end;
  while (at > 0 && SPACE.test(text.charAt(at - 1))) at -= 1;
  return at;
}
