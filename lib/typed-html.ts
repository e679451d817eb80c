import { sanitizeHtml } from './rich-text';

const TAG = /<\/?[a-z]/i;

/**
 * Makes safe HTML of what came out of an editor, or of a plain field: text without a tag gets a paragraph where it has a
 * blank line.
 */
export function cleanTypedHtml(typed: string): string {
  if (TAG.test(typed) || typed === '') return sanitizeHtml(typed);
  const plain = typed.replace(/&(?!\w+;)/g, '&amp;').replace(/</g, '&lt;');
  const paragraphs = plain.split(/\n\s*\n/).map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`);
  return sanitizeHtml(paragraphs.join(''));
}
