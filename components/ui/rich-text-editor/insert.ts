import type { Editor, JSONContent } from '@tiptap/core';
import { readVideo } from '@/lib/rich-text/video';
import type { Picture } from './picture-nodes';

/** Inserts blocks at the cursor; at the end of the text followed by an empty paragraph to go on writing in. */
function insertBlocks(editor: Editor, blocks: JSONContent[], at = editor.state.selection.to): void {
  const { $from, empty } = editor.state.selection;
  const onEmptyLine = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const position = at === editor.state.selection.to && onEmptyLine ? { from: $from.before(), to: $from.after() } : at;
  const atEnd = $from.after(1) >= editor.state.doc.content.size;
  const content = atEnd ? [...blocks, { type: 'paragraph' }] : blocks;
  editor.chain().focus().insertContentAt(position, content).run();
}

export function insertPictures(editor: Editor, pictures: readonly Picture[], at?: number): void {
  if (pictures.length > 0) insertBlocks(editor, pictures.map(toFigure), at);
}

/** Adds pictures after the last block of the text, and an empty paragraph to go on writing in. */
export function appendPictures(editor: Editor, pictures: readonly Picture[]): void {
  const { doc } = editor.state;
  const { lastChild } = doc;
  const blank = lastChild?.type.name === 'paragraph' && lastChild.content.size === 0 ? lastChild.nodeSize : 0;
  const range = { from: doc.content.size - blank, to: doc.content.size };
  if (pictures.length > 0) editor.commands.insertContentAt(range, [...pictures.map(toFigure), { type: 'paragraph' }]);
}

const toFigure = ({ caption, ...attrs }: Picture): JSONContent => ({
  type: 'figure',
  attrs,
  content: caption ? [{ type: 'text', text: caption }] : [],
});

/** Inserts a video of a known host; false if the link is none. */
export function insertVideo(editor: Editor, link: string, title: string): boolean {
  const src = readVideo(link)?.embed;
  if (src) insertBlocks(editor, [{ type: 'video', attrs: { src, title: title.trim() || null } }]);
  return src !== undefined;
}

export function insertTable(editor: Editor, rows: number, columns: number): void {
  const makeRow = (type: string): JSONContent => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const content = Array.from({ length: rows }, (_, row) => makeRow(row === 0 ? 'tableHeader' : 'tableCell'));
  const { from } = editor.state.selection;
  insertBlocks(editor, [{ type: 'table', content }]);
  editor.commands.setTextSelection(Math.min(from + 3, editor.state.doc.content.size));
}

/** Links the selection, the link at the cursor, or new text. */
export function setLink(editor: Editor, href: string, words: string): void {
  const text = words.trim() || href;
  editor.commands.extendMarkRange('link');
  const { from, to } = editor.state.selection;
  const before = editor.state.doc.textBetween(from, to, ' ');
  if (from !== to && before === text) {
    editor.chain().focus().setMark('link', { href }).setTextSelection(to).run();
    return;
  }
  const marks = [{ type: 'link', attrs: { href } }];
  editor.chain().focus().insertContentAt({ from, to }, { type: 'text', text, marks }).run();
}

export function unsetLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
}
