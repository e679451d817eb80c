import { type AnyExtension, Extension } from '@tiptap/core';
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { richTextMessages } from '@/lib/rich-text/messages';
import { listNodes } from './list-nodes';
import { marks } from './marks';
import { pictureNodes } from './picture-nodes';
import { tableNodes } from './table-nodes';
import { textNodes } from './text-nodes';
import { videoNode } from './video-node';

/** The schema of a text; the same as the allow-list of lib/rich-text/schema.ts. */
export const contentExtensions: AnyExtension[] = [
  ...textNodes,
  ...listNodes,
  ...marks,
  ...tableNodes,
  ...pictureNodes,
  videoNode,
];

/** Shortcuts of blocks; those of marks are with the marks. */
const blockKeys = Extension.create({
  name: 'blockKeys',
  addKeyboardShortcuts() {
    const heading = (level: number) => () => this.editor.commands.toggleNode('heading', 'paragraph', { level });
    return {
      'Mod-Alt-0': () => this.editor.commands.setNode('paragraph'),
      'Mod-Alt-2': heading(2),
      'Mod-Alt-3': heading(3),
      'Mod-Alt-4': heading(4),
      'Mod-Shift-7': () => this.editor.commands.toggleList('orderedList', 'listItem'),
      'Mod-Shift-8': () => this.editor.commands.toggleList('bulletList', 'listItem'),
      'Mod-Shift-9': () => this.editor.commands.toggleWrap('blockquote'),
      'Mod-\\': () => this.editor.chain().unsetAllMarks().clearNodes().run(),
      'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }),
    };
  },
});

export const editingExtensions: AnyExtension[] = [
  ...contentExtensions,
  blockKeys,
  UndoRedo,
  Gapcursor,
  Dropcursor.configure({ color: 'var(--gold-500)', width: 2 }),
  Placeholder.configure({ placeholder: richTextMessages['richText.placeholder'] }),
];
