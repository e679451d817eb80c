import type { PdfBlock } from './pdf-blocks';
import { BREAK, toBreakable } from './pdf-text';

/** Lines that stay with the signatures, and letters of a line of a portrait page, on which they are counted. */
const KEPT_LINES = 2;
const LINE_LETTERS = 90;
/** Letters of a paragraph's end that are kept, if it is longer than this and some more lines. */
const TAIL_LETTERS = KEPT_LINES * LINE_LETTERS + 20;
const LONGEST_KEPT = TAIL_LETTERS + 3 * LINE_LETTERS;

/**
 * Parts a document before its signatures: what stays with them on their page is at least two lines of text, with the
 * heading above these. A long paragraph is parted between words, as it might fill a page; a table is not.
 */
export function partBeforeSignatures(blocks: readonly PdfBlock[]): { before: PdfBlock[]; kept: PdfBlock[] } {
  const before = [...blocks];
  const kept: PdfBlock[] = [];
  let lines = 0;
  for (;;) {
    const last = before.at(-1);
    const isText = last?.kind === 'text';
    if (!last || !(last.kind === 'heading' || (isText && lines < KEPT_LINES))) break;
    before.pop();
    if (!isText) {
      kept.unshift(last);
      if (lines >= KEPT_LINES) break;
      lines += 1;
      continue;
    }
    const [start, end] = partText(last.text);
    if (start !== '') before.push({ ...last, text: start });
    kept.unshift({ ...last, text: end });
    lines += Math.ceil(end.length / LINE_LETTERS);
    if (start !== '') break;
  }
  return { before, kept };
}

/** A paragraph's beginning and its end; the beginning is empty unless the paragraph is long. */
function partText(text: string): [start: string, end: string] {
  if (text.length <= LONGEST_KEPT) return ['', text];
  const at = findBreak(text, text.length - TAIL_LETTERS);
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

/** The last place before `from` at which a line may end: after a space, or between words. */
function findBreak(text: string, from: number): number {
  const head = text.slice(Math.max(0, from - LINE_LETTERS), from);
  const start = from - head.length;
  const space = head.lastIndexOf(' ');
  if (space >= 0) return start + space + 1;
  const word = toBreakable(head).split(BREAK).at(-1) ?? '';
  return word.length < head.length ? from - word.length : from;
}
