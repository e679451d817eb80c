import { DOMSerializer, type Node as DocNode } from '@tiptap/pm/model';
import type { Element, ElementContent, RootContent } from 'hast';
import { cleanTree, stringifyTree } from '@/lib/rich-text/tree';
import { toTreeNodes } from './dom-tree';
import type { OpenedText, ParsedPiece } from './read-html';
import { isHeadRow } from './table-nodes';

const written = new WeakMap<DocNode, RootContent[]>();

/** The HTML of an opened text: unchanged parts are written byte for byte. */
export function writeHtml(doc: DocNode, opened: OpenedText): string {
  return doc.eq(opened.doc) ? opened.html : writeDoc(doc, opened.pieces);
}

/**
 * Writes a document as the sanitiser would.
 *
 * @param kept source HTML by first block, written for blocks that are unchanged
 */
export function writeDoc(doc: DocNode, kept: ReadonlyMap<DocNode, ParsedPiece> = new Map()): string {
  const children: RootContent[] = [];
  for (let index = 0; index < findEnd(doc); ) {
    const block = doc.child(index);
    const piece = kept.get(block);
    const stands = piece?.blocks.every((was, offset) => doc.maybeChild(index + offset) === was);
    children.push(...(piece && stands ? piece.tree : writeBlock(block, followsBareText(doc, index))));
    index += piece && stands ? piece.blocks.length : 1;
  }
  return stringifyTree(cleanTree({ type: 'root', children }));
}

/** Leaves out empty paragraphs at the end that the editor added only to write in. */
function findEnd(doc: DocNode): number {
  let end = doc.childCount;
  while (end > 0 && isUnused(doc.child(end - 1))) end -= 1;
  return end;
}

const isUnused = (block: DocNode): boolean =>
  block.type.name === 'paragraph' && block.childCount === 0 && block.attrs.bare === null;

/** True if text without a paragraph would run together with the preceding text. */
const followsBareText = (doc: DocNode, index: number): boolean => doc.maybeChild(index - 1)?.attrs.bare === true;

function writeBlock(block: DocNode, followsText: boolean): RootContent[] {
  const before = followsText ? undefined : written.get(block);
  if (before) return before;
  // An inert document, in which no picture is loaded.
  const inert = document.implementation.createHTMLDocument('');
  const dom = DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document: inert });
  const tree = toTreeNodes(dom).flatMap((node) => normalizeNode(node, 'root', !followsText));
  if (!followsText) written.set(block, tree);
  return tree;
}

/** Replaces the editor's own marks by plain HTML. */
function normalizeNode(node: ElementContent, parent: string, isOnlyText: boolean): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (node.tagName === 'figcaption' && node.children.length === 0) return [];
  const bare = node.properties.dataBare;
  const texts = node.children.filter((child) => child.type === 'element' && child.tagName === 'p').length;
  const children = node.children.flatMap((child) => normalizeNode(child, node.tagName, texts < 2));
  const inCell = ['li', 'td', 'th'].includes(parent);
  if (isOnlyText && (bare === 'yes' || (bare === 'auto' && inCell))) return children;
  return [node.tagName === 'table' ? normalizeTable({ ...node, children }) : { ...node, children }];
}

/** Moves leading rows of headings into the table's head. */
function normalizeTable(table: Element): Element {
  const rows = table.children.flatMap((child) => (child.type === 'element' ? child.children : []));
  const first = rows.findIndex((row) => row.type !== 'element' || row.properties.dataInBody === '' || !isHead(row));
  const end = first === -1 ? rows.length : first;
  const section = (tagName: string, scope: string, part: ElementContent[]): Element[] =>
    part.length === 0
      ? []
      : [{ type: 'element', tagName, properties: {}, children: part.map((row) => addCellScopes(row, scope)) }];
  return {
    ...table,
    children: [...section('thead', 'col', rows.slice(0, end)), ...section('tbody', 'row', rows.slice(end))],
  };
}

const isHead = (row: Element): boolean =>
  isHeadRow({ children: row.children.map((cell) => (cell.type === 'element' ? { tagName: cell.tagName } : {})) });

/** Sets the scope of headings created in the editor. */
function addCellScopes(row: ElementContent, scope: string): ElementContent {
  if (row.type !== 'element') return row;
  const children = row.children.map((cell) => {
    const isNew = cell.type === 'element' && cell.properties.dataScope === 'auto';
    return isNew ? { ...cell, properties: { scope, ...cell.properties } } : cell;
  });
  return { ...row, children };
}
