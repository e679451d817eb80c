import { dictionary } from '@/lib/text/thai-words/dictionary';
import { splitAtMarks } from '@/lib/text/thai-words/split-at-marks';

/** Tags, the head and comments of a mail, and the text between them. */
const PARTS = /<head>[\s\S]*?<\/head>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/g;
/** Custom elements and style sheets do not survive in every mail program. */
const OPEN = '<span style="white-space:nowrap">';

/** Keeps words in the HTML of a mail on one line where mail programs would tear them. */
export const keepLines = (html: string): string =>
  html.replace(PARTS, (part) => (part.startsWith('<') ? part : keepText(part)));

/** The text is escaped: marks never begin or end within a reference, as it has no Thai letter. */
const keepText = (text: string): string =>
  splitAtMarks(text, dictionary.findMarks(text))
    .map((piece) => (piece.whole ? `${OPEN}${piece.text}</span>` : piece.text))
    .join('');
