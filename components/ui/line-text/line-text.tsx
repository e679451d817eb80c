import { getThaiWords } from '@/lib/text/thai-words/service';
import { splitAtMarks } from '@/lib/text/thai-words/split-at-marks';
import { NoBreak } from './no-break';

/**
 * A text whose lines end between words: what browsers would tear is kept whole. For server components; a text that is
 * rendered again in the browser needs `HydratedLineText`.
 */
export function LineText({ children: text }: { children: string }) {
  const marks = getThaiWords()?.findMarks(text) ?? [];
  if (marks.length === 0) return text;
  return splitAtMarks(text, marks).map(({ text: piece, whole }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    whole ? <NoBreak key={index}>{piece}</NoBreak> : piece,
  );
}
