import type { Element, Nodes } from 'hast';
import { parseRichText } from '@/lib/rich-text/rich-text';
import type { TextBlock } from './export.schema';

/** Block elements and the kind of their block; all others are inline. */
const blocks: Readonly<Record<string, TextBlock['kind']>> = {
  p: 'text',
  blockquote: 'text',
  figcaption: 'text',
  tr: 'text',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'item',
};
/** Separator of table cells. */
const CELL_GAP = ' | ';
const CELLS = ['td', 'th'];

/** Converts an item's HTML to paragraphs, headings and list entries; pictures and frames are left out. */
export function readBlocks(html: string): TextBlock[] {
  const open: TextBlock = { kind: 'text', text: '' };
  const made: TextBlock[] = [];
  const close = (kind: TextBlock['kind']) => {
    const text = open.text
      .replace(/\s+/g, ' ')
      .replace(/^\s*\|\s*|\s+$/g, '')
      .trim();
    if (text) made.push({ kind: open.kind, text });
    Object.assign(open, { kind, text: '' });
  };
  const enter = (element: Element) => {
    const kind = Object.hasOwn(blocks, element.tagName) ? blocks[element.tagName] : undefined;
    const outer = open.kind;
    // A paragraph inside a list entry stays part of the entry.
    if (kind) close(kind === 'text' && outer === 'item' ? 'item' : kind);
    if (element.tagName === 'br') close(outer);
    if (CELLS.includes(element.tagName)) open.text += CELL_GAP;
    for (const child of element.children) walk(child);
    if (kind) close(outer);
  };
  const walk = (node: Nodes): void => {
    if (node.type === 'text') open.text += node.value;
    if (node.type === 'element') enter(node);
  };
  for (const child of parseRichText(html).children) {
    if (child.type !== 'doctype') walk(child);
  }
  close('text');
  return made;
}
