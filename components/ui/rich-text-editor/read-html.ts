import type { Editor } from '@tiptap/core';
import { type Node as DocNode, DOMParser as DocumentParser, Fragment, type Schema } from '@tiptap/pm/model';
import type { RootContent } from 'hast';
import { stringifyTree } from '@/lib/rich-text/tree';
import { toTreeNodes } from './dom-tree';

/** One piece of HTML and the blocks parsed from it: while these are unchanged, that HTML is written for them. */
export type ParsedPiece = { blocks: readonly DocNode[]; tree: readonly RootContent[] };
/** A text opened in the editor. */
export type OpenedText = { doc: DocNode; html: string; pieces: Map<DocNode, ParsedPiece> };

const INLINE = /^(?:#text|a|strong|em|u|s|b|i|br|img)$/i;
/** Elements that may contain text with or without a paragraph around it. */
const CONTAINERS = 'li, td, th, blockquote';

const isInline = (node: Node): boolean =>
  INLINE.test(node.nodeName) &&
  !(node instanceof Element && node.querySelector('p, ul, ol, table, figure, blockquote'));
const isBlank = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim();

/**
 * Parses stored HTML.
 *
 * @param html as written by the sanitiser; of any other only what the schema knows is shown
 */
export function readHtml(html: string, schema: Schema): OpenedText {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const pieces = splitIntoPieces(body).map((nodes) => readPiece(nodes, schema));
  const blocks = pieces.flatMap((piece) => piece.blocks);
  const doc = schema.topNodeType.createAndFill(null, Fragment.from(blocks)) ?? schema.topNodeType.create();
  const spelledAlike = stringifyTree({ type: 'root', children: pieces.flatMap(({ tree }) => tree) }) === html;
  const kept = new Map(pieces.flatMap((piece) => (piece.blocks[0] ? [[piece.blocks[0], piece] as const] : [])));
  return { doc, html, pieces: spelledAlike ? kept : new Map() };
}

/** Opens a text in the editor; undo does not go back beyond it. */
export function openText(editor: Editor, html: string): OpenedText {
  const opened = readHtml(html, editor.schema);
  editor.chain().setMeta('addToHistory', false).setContent(opened.doc, { emitUpdate: false }).run();
  return opened;
}

/** Splits into blocks and the inline content between them; white space belongs to the preceding piece. */
function splitIntoPieces(body: Element): Node[][] {
  const pieces: Node[][] = [];
  for (const node of body.childNodes) {
    const last = pieces.at(-1);
    const goesOn = last && (isBlank(node) || last.every(isBlank) || (isInline(node) && last.every(isInline)));
    if (goesOn) last.push(node);
    else pieces.push([node]);
  }
  return pieces;
}

function readPiece(nodes: Node[], schema: Schema): ParsedPiece {
  const tree = nodes.flatMap(toTreeNodes);
  const box = document.implementation.createHTMLDocument('').body;
  box.append(...nodes);
  markBareText(box);
  for (const container of box.querySelectorAll(CONTAINERS)) markBareText(container);
  if (!box.firstElementChild) return { blocks: [], tree };
  const blocks: DocNode[] = [];
  DocumentParser.fromSchema(schema)
    .parse(box)
    .forEach((block) => {
      blocks.push(block);
    });
  return { blocks, tree };
}

/** Wraps text outside of paragraphs in marked paragraphs. */
function markBareText(container: Element): void {
  let run: Node[] = [];
  const close = (): void => {
    if (run.some((node) => !isBlank(node))) {
      const paragraph = container.ownerDocument.createElement('p');
      paragraph.setAttribute('data-bare', 'yes');
      container.insertBefore(paragraph, run[0] ?? null);
      paragraph.append(...run);
    }
    run = [];
  };
  for (const node of [...container.childNodes]) {
    if (isInline(node)) run.push(node);
    else close();
  }
  close();
}
