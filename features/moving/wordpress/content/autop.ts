const BLOCKS =
  'address|article|aside|blockquote|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
const OPENING = new RegExp(`<(?:${BLOCKS})(?=[\\s/>])`, 'gi');
const CLOSING = new RegExp(`</(?:${BLOCKS})\\s*>|<hr[^<>]*>`, 'gi');
/** A tag of a block at the edge of a paragraph, around which WordPress puts none. */
const BEGINS = new RegExp(`^</?(?:${BLOCKS})(?=[\\s/>])`, 'i');
const ENDS = new RegExp(`</?(?:${BLOCKS})(?:\\s[^<>]*)?>$`, 'i');
/** Parts in which line breaks mean themselves. */
const VERBATIM = /<(pre|script|style|svg|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[^<>]*>/g;
/** Sign of private use around the number of a kept part. */
const EDGE = '\ue000';
const MARK = /\ue000(\d+)\ue000/g;

/**
 * Gives text paragraphs, as WordPress does when it shows a classic post: a blank line begins one, a single line break is
 * one. Elements that are blocks stand for themselves.
 *
 * @param text text of an author, with or without tags
 */
export function addParagraphs(text: string): string {
  if (text.trim() === '') return '';
  const kept: string[] = [];
  const clean = text.replaceAll(EDGE, '');
  const keep = (part: string) => `${EDGE}${kept.push(part) - 1}${EDGE}`;
  const prepared = clean
    .replace(/\r\n?/g, '\n')
    .replace(VERBATIM, (part) => `\n\n${keep(part)}\n\n`)
    // A line break within a tag is none of the text.
    .replace(TAG, (tag) => tag.replace(/\n/g, ' '))
    .replace(/<br\s*\/?>\s*<br\s*\/?>/gi, '\n\n')
    .replace(OPENING, '\n\n$&')
    .replace(CLOSING, '$&\n\n');
  const paragraphs = prepared.split(/\n[^\S\n]*\n\s*/).map((part) => part.trim());
  return paragraphs
    .filter((part) => part !== '')
    .map(toParagraph)
    .join('\n')
    .replace(MARK, (_, index) => kept[Number(index)] ?? '');
}

function toParagraph(part: string): string {
  if (/^\ue000\d+\ue000$/.test(part)) return part;
  const isOpen = !BEGINS.test(part);
  const isClosed = !ENDS.test(part);
  const lines = part
    .replace(/<br\s*\/?>\s*\n/gi, '<br>')
    .replace(/\n/g, '<br>')
    // None beside the tags of a block.
    .replace(/^((?:<[^<>]*>)+)<br>/, (whole, tags) => (isOpen ? whole : tags));
  // A paragraph that a block ends, as the last one of a quotation, is closed by the parser.
  return `${isOpen ? '<p>' : ''}${lines}${isOpen && isClosed ? '</p>' : ''}`;
}
