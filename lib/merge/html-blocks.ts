import type { Element, ElementContent, RootContent } from 'hast';
import { parseRichText } from '../rich-text/rich-text';
import { stringifyTree } from '../rich-text/tree';
import { segmentWords } from '../text/segment-words';

/** Word, space, or element without content, with the opening tags of the elements around it. */
export type Token = { html: string; text: string; marks: readonly string[] };

/** Paragraph, item of a list, or another part of a text that stands by itself. */
export type Block = {
  html: string;
  /** Opening tag of its list; empty outside of lists. */
  list: string;
  /** True for the first item of a list. */
  begins: boolean;
  /** Opening and closing tags around its words; left out where words have other parts between them, as in tables. */
  frame?: { open: string; close: string };
  tokens: readonly Token[];
};

/** Elements that stand within a line. */
const INLINE = ['strong', 'em', 'u', 's', 'a', 'br', 'img'];
const EMPTY = ['br', 'img'];
const LISTS = ['ul', 'ol'];

/** Splits HTML into its blocks; `joinBlocks` makes the same clean HTML of them. */
export function splitBlocks(html: string): Block[] {
  return parseRichText(html).children.flatMap((node) => {
    if (!isElement(node) || !LISTS.includes(node.tagName)) return isBlank(node) ? [] : [toBlock(node)];
    const items = node.children.filter((child) => !isBlank(child));
    // Something else than items would not be a list again.
    if (items.length === 0 || items.some((item) => !isElement(item) || item.tagName !== 'li')) return [toBlock(node)];
    const [list] = toTags(node);
    return items.map((item, index) => ({ ...toBlock(item), list, begins: index === 0 }));
  });
}

/** Joins blocks; items of one list that follow each other are one list again. */
export function joinBlocks(blocks: readonly Block[]): string {
  let html = '';
  let open = '';
  for (const block of blocks) {
    const goesOn = block.list !== '' && block.list === open && !block.begins;
    if (!goesOn) html += toClosingTag(open) + block.list;
    open = block.list;
    html += block.html;
  }
  return html + toClosingTag(open);
}

/** Writes tokens as HTML, in which elements around neighbouring tokens are one. */
export function joinTokens(tokens: readonly Token[]): string {
  let html = '';
  let open: readonly string[] = [];
  for (const { marks, html: own } of tokens) {
    const shared = countShared(open, marks);
    html += closeMarks(open.slice(shared)) + marks.slice(shared).join('') + own;
    open = marks;
  }
  return html + closeMarks(open);
}

export const toTokenKey = ({ html, marks }: Token): string => `${marks.join('')}${html}`;
export const toBlockKey = ({ html, list }: Block): string => `${list}${html}`;

function toBlock(node: RootContent): Block {
  const html = stringifyTree({ type: 'root', children: [node] });
  const inner = isElement(node) ? findLine(node) : undefined;
  const tokens = listTokens(inner?.children ?? [node], []);
  return { html, list: '', begins: false, tokens, ...(inner ? { frame: inner.frame } : {}) };
}

/** The line of words within an element: its own, or that of the only element in it. */
function findLine(
  element: Element,
): { children: ElementContent[]; frame: { open: string; close: string } } | undefined {
  const [open, close] = toTags(element);
  if (close === '') return undefined;
  if (element.children.every(isInline)) return { children: element.children, frame: { open, close } };
  const [only, ...others] = element.children.filter((child) => !isBlank(child));
  const inner = only?.type === 'element' && others.length === 0 ? findLine(only) : undefined;
  return inner && { ...inner, frame: { open: open + inner.frame.open, close: inner.frame.close + close } };
}

function listTokens(nodes: readonly (RootContent | ElementContent)[], marks: readonly string[]): Token[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return segmentWords(node.value).map((text) => ({ html: escapeText(text), text, marks }));
    if (!isElement(node)) return [];
    const [open, close] = toTags(node);
    if (EMPTY.includes(node.tagName) || close === '')
      return [{ html: open, text: node.tagName === 'br' ? '\n' : '', marks }];
    return listTokens(node.children, [...marks, open]);
  });
}

/** Opening and closing tag of an element; the latter is empty for elements that have none. */
function toTags(element: Element): [open: string, close: string] {
  const html = stringifyTree({ type: 'root', children: [{ ...element, children: [] }] });
  const close = `</${element.tagName}>`;
  return html.endsWith(close) ? [html.slice(0, -close.length), close] : [html, ''];
}

const toClosingTag = (open: string): string => open.replace(/^<([a-z0-9]+).*$/s, '</$1>');
const closeMarks = (marks: readonly string[]): string => marks.toReversed().map(toClosingTag).join('');
const escapeText = (value: string): string => stringifyTree({ type: 'root', children: [{ type: 'text', value }] });
const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element';
const isBlank = (node: RootContent | ElementContent): boolean => node.type === 'text' && node.value.trim() === '';
const isInline = (node: ElementContent): boolean =>
  node.type === 'text' || (isElement(node) && INLINE.includes(node.tagName) && node.children.every(isInline));

function countShared(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((mark, index) => mark !== other[index]);
  return end === -1 ? one.length : end;
}
