import { ParseBudgetExceeded, parseHtml } from '@/lib/rich-text/parser';
import { forEachElement, stringifyTree } from '@/lib/rich-text/tree';
import { tidyText } from '@/lib/text/text-rules';
import { decodeThaiBytes } from '@/lib/text/thai-encodings';
import { decodeEntities } from '../legacy/entities.rules';

/** Declared encoding in the first line of a document. */
const DECLARED = /^[^<]*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
const HEAD_BYTES = 400;

/**
 * Decodes a feed: by its byte order mark, as UTF-8 where it is that, whatever it says of itself, else by the encoding that
 * it or the server names, else as old Thai sites write.
 */
export function decodeFeed(body: Uint8Array, contentType = ''): string {
  if (body[0] === 0xff && body[1] === 0xfe) return new TextDecoder('utf-16le').decode(body);
  if (body[0] === 0xfe && body[1] === 0xff) return new TextDecoder('utf-16be').decode(body);
  const named = DECLARED.exec(Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1'))?.[1];
  const label = named ?? /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? '';
  const isOther = label !== '' && !/^(?:utf-?8|us-ascii|tis-?620|iso-8859-11|windows-874)$/i.test(label);
  if (isOther && !isUtf8(body)) {
    try {
      return new TextDecoder(label).decode(body);
    } catch {
      // An encoding that nobody knows.
    }
  }
  return decodeThaiBytes(body);
}

function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}

/** A headline or a name as one line of plain text, whether it was written as text or as HTML. */
export const toLine = (text: string): string =>
  tidyText(decodeEntities(text.replace(/<\/?[a-z][^<>]*>/gi, ' ')).replace(/\s+/g, ' '));

/** Plain text as HTML, with its paragraphs and lines. */
export function textToHtml(text: string): string {
  const plain = text.trim().replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  if (plain === '') return '';
  const paragraphs = plain.split(/\n[^\S\n]*\n\s*/);
  return paragraphs.map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`).join('');
}

/** A whole web address, seen from `base`; undefined for none. */
export function toWebAddress(written: string, base: string): string | undefined {
  const clean = written.trim();
  if (clean === '' || !URL.canParse(clean, base || undefined)) return undefined;
  const { protocol, href } = new URL(clean, base || undefined);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/** Makes the links of a text whole, as its own site would read them; a text that can't be parsed stays as it is. */
export function resolveLinks(html: string, base: string): string {
  if (!/href\s*=/i.test(html)) return html;
  try {
    const tree = parseHtml(html);
    forEachElement(tree, ({ tagName, properties }) => {
      const href = typeof properties.href === 'string' ? properties.href.trim() : '';
      if (tagName !== 'a' || href === '' || href.startsWith('#')) return;
      if (!/^[a-z][a-z0-9+.-]*:/i.test(href)) properties.href = toWebAddress(href, base) ?? '';
    });
    return stringifyTree(tree);
  } catch (error) {
    if (error instanceof ParseBudgetExceeded) return html;
    throw error;
  }
}
