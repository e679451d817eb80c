import { findTextLanguage } from '@/lib/messages/language';
import { getThaiWords } from '@/lib/text/thai-words/service';
import { splitAtMarks } from '@/lib/text/thai-words/split-at-marks';
import { NoBreak } from './no-break';

/**
 * A text whose lines end between words: what browsers would tear is kept whole; Thai on an English page is marked as
 * such. For server components; a text that is rendered again in the browser needs `HydratedLineText`.
 */
export function LineText({ children: text }: { children: string }) {
  const marks = getThaiWords()?.findMarks(text) ?? [];
  const language = findTextLanguage(text);
  const lines = marks.length === 0 ? text : splitAtMarks(text, marks).map(toLine);
  return language ? <span lang={language}>{lines}</span> : lines;
}

const toLine = ({ text, whole }: { text: string; whole: boolean }, index: number) =>
  whole ? <NoBreak key={index} text={text} /> : text;
