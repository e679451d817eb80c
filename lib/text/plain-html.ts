/** Tags that start a new line when rendered. */
const BLOCK = /<\/?(?:p|div|br|hr|li|ul|ol|h[1-6]|blockquote|table|thead|tbody|tr|td|th|figure|figcaption)\b[^>]*>/gi;
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CODE_POINT = 0x10ffff;

/**
 * Plain text on one line, from HTML of `sanitizeHtml`; a hundred times faster than parsing, and good enough for an
 * excerpt.
 */
export function htmlToLine(html: string): string {
  const tags = cutAfterLastTag(html);
  const words = replaceTags(tags.replace(BLOCK, ' '), '') + html.slice(tags.length);
  return words.replace(ENTITY, decodeEntity).replace(/\s+/g, ' ').trim();
}

/** HTML up to its last `>`: searching for the end of a tag from each later `<` would take quadratic time. */
export const cutAfterLastTag = (html: string): string => html.slice(0, html.lastIndexOf('>') + 1);

export function replaceTags(html: string, instead: string): string {
  const tags = cutAfterLastTag(html);
  return tags.replace(/<[^>]*>/g, instead) + html.slice(tags.length);
}

function decodeEntity(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
}
