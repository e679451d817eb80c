import { ParseBudgetExceeded, parseHtml } from '@/lib/rich-text/parser';
import { stringifyTree } from '@/lib/rich-text/tree';
import { escapeHtml } from '@/lib/text/escape-html';
import { addParagraphs } from './autop';
import { expandBlocks, hasBlocks } from './blocks';
import type { ContentContext } from './context';
import { expandAddressLines } from './embeds';
import { expandShortcodes } from './shortcodes';
import { tidyTree } from './tidy-tree';

/** Longest text that is converted, several times what an item here may have. */
const MAX_LENGTH = 2_000_000;
/** Pictures that a text has in itself, which no library takes. */
const INLINE_FILE = /\bsrc\s*=\s*(["'])data:[^"']*\1/gi;
const MARKS = /<!--\s*(?:more\b[^<>]*|nextpage\s*|noteaser\s*)-->/gi;

/**
 * Converts the text of a post, of the block editor or of the classic one, into HTML that the portal's sanitiser keeps as
 * it is, as far as its editor knows what WordPress shows. What it doesn't know is noted.
 *
 * @param base address of the post
 */
export function convertContent(content: string, context: ContentContext, base: string): string {
  const { notes } = context;
  let text = content.replace(INLINE_FILE, 'src="data:"');
  if (text.length > MAX_LENGTH) {
    notes.add('length', String(text.length));
    text = text.slice(0, MAX_LENGTH);
  }
  const marked = text.replace(/\r\n?/g, '\n').replace(MARKS, '\n\n');
  const html = hasBlocks(marked)
    ? expandShortcodes(expandAddressLines(expandBlocks(marked, context), notes), context)
    : addParagraphs(expandShortcodes(expandAddressLines(marked, notes), context));
  return tidyHtml(html, context, base);
}

function tidyHtml(html: string, context: ContentContext, base: string): string {
  try {
    const tree = parseHtml(html);
    tidyTree(tree, context, base);
    return stringifyTree(tree)
      .replace(/\n{2,}/g, '\n')
      .trim();
  } catch (error) {
    // The sanitiser makes plain text of such markup, and lists it.
    if (error instanceof ParseBudgetExceeded) return html;
    throw error;
  }
}

/** Pictures of a gallery as figures of the text. */
export const toFigures = (pictures: ContentContext['gallery']): string =>
  pictures
    .map(({ address, alt, caption }) => {
      const below = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
      return `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${below}</figure>`;
    })
    .join('');
