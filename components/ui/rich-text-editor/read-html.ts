import type { Editor } from '@tiptap/core';
import { type Node as DocNode, DOMParser as DocumentParser, Fragment, type Schema } from '@tiptap/pm/model';
import type { RootContent } from 'hast';
import { stringifyTree } from '@/lib/rich-text/tree';
import { toTreeNodes } from './dom-tree';

/** The blocks that one piece of HTML became, and that piece: as long as they stand unchanged it is written for them again. */
export type ParsedPiece = { blocks: readonly DocNode[]; tree: readonly RootContent[] };
/** A text as the editor works on it. */
export type OpenedText = { doc: DocNode; html: string; pieces: Map<DocNode, ParsedPiece> };

const INLINE = /^(?:#text|a|strong|em|u|s|b|i|br|img)$/i;
/** Elements in which text may stand with or without a paragraph around it. */
const CONTAINERS = 'li, td, th, blockquote';

const isInline = (node: Node): boolean =>
  INLINE.test(node.nodeName) &&
  !(node instanceof Element && node.querySelector('p, ul, ol, table, figure, blockquote'));
const isBlank = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim();

/**
 * Reads stored HTML.
 *
 * @param html as the sanitiser writes it; of any other only what the schema knows is shown
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

/** Puts a text into the editor; undoing does not lead behind it. */
export function openText(editor: Editor, html: string): OpenedText {
  const opened = readHtml(html, editor.schema);
  editor.chain().setMeta('addToHistory', false).setContent(opened.doc, { emitUpdate: false }).run();
  return opened;
}

/** One block each, or the words between two; white space goes with what is before it. */
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

/** Puts a marked paragraph around text that stands in none. */
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
