import { EXCERPT_LENGTH, findExcerptEnd } from '@/lib/text/excerpt';
import { dictionary } from '@/lib/text/thai-words/dictionary';
import type { LineMark } from '@/lib/text/thai-words/line-marks';
import { decodeMarks, encodeMarks } from '@/lib/text/thai-words/mark-codec';
import { findTreeMarks } from './line-marks';
import { parseRichText } from './rich-text';

type ItemTexts = { topic: string; summary: string; detail: string };

/** Separates the parts of the column: headline, summary, text, and the length of the excerpt. */
const SEPARATOR = ';';
/** Longest text that is cut into words; of a longer one browsers find the lines. */
const MAX_TEXT = 200_000;

/** Marks of an item's texts by the dictionary of this process, in the form of the column `line_marks`. */
export function buildItemLines({ topic, summary, detail }: ItemTexts): string {
  const text = detail.length > MAX_TEXT ? undefined : findTreeMarks(parseRichText(detail), dictionary.findMarks);
  return [
    encodeMarks(topic.length, dictionary.findMarks(topic)),
    encodeMarks(summary.length, dictionary.findMarks(summary)),
    text ? encodeMarks(text.length, text.marks) : '',
    findExcerptEnd(summary, EXCERPT_LENGTH),
  ].join(SEPARATOR);
}

/**
 * Excerpt of an item for lists. What is stored about its lines is taken over into the dictionary, so that they are not
 * cut again when they are rendered.
 *
 * @param lines the column `line_marks`; null until the texts have been cut
 */
export function readCardLines({ topic, summary }: Omit<ItemTexts, 'detail'>, lines: string | null): string {
  const [head = '', first = '', , length = ''] = lines?.split(SEPARATOR) ?? [];
  const end = length === '' ? findExcerptEnd(summary, EXCERPT_LENGTH) : Math.min(Number(length), summary.length);
  const excerpt = end === summary.length ? summary : `${summary.slice(0, end)}…`;
  remember(topic, decodeMarks(topic.length, head));
  remember(
    excerpt,
    decodeMarks(summary.length, first)?.filter((mark) => mark.end <= end),
  );
  return excerpt;
}

/** Marks of an item's text as they are stored; undefined until it has been cut. */
export const readTextMarks = (lines: string | null): string | undefined => lines?.split(SEPARATOR)[2] || undefined;

function remember(text: string, marks: readonly LineMark[] | undefined): void {
  if (marks) dictionary.remember(text, marks);
}
