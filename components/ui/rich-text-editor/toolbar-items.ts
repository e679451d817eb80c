import type { Editor } from '@tiptap/core';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Bold,
  CircleHelp,
  Columns2,
  Heading,
  ImagePlus,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Rows2,
  Strikethrough,
  Table,
  TextCursorInput,
  Trash2,
  Type,
  Underline,
  Undo2,
  Video,
} from 'lucide-react';
import type { richTextMessages } from '@/lib/rich-text/messages';

/** Dialogs that a button opens. */
export type EditorDialogName = 'link' | 'picture' | 'pictureText' | 'video' | 'table' | 'help';

export type ToolbarItem = {
  word: keyof typeof richTextMessages;
  icon: LucideIcon;
  shortcut?: string;
  /** Only for toggle buttons. */
  isOn?: (editor: Editor) => boolean;
  /** Left out for buttons that are always enabled. */
  isAble?: (editor: Editor) => boolean;
  /** Action of the button, or the dialog that it opens. */
  run: ((editor: Editor) => void) | EditorDialogName;
};

const buildMarkItem = (name: string) => ({
  isOn: (editor: Editor) => editor.isActive(name),
  run: (editor: Editor) => void editor.chain().focus().toggleMark(name).run(),
});
const buildListItem = (name: string) => ({
  isOn: (editor: Editor) => editor.isActive(name),
  run: (editor: Editor) => void editor.chain().focus().toggleList(name, 'listItem').run(),
});

/** The toolbar from left to right, in groups. */
export const toolbarGroups: readonly (readonly ToolbarItem[])[] = [
  [
    { word: 'richText.bold', icon: Bold, shortcut: 'Ctrl+B', ...buildMarkItem('strong') },
    { word: 'richText.emphasis', icon: Type, shortcut: 'Ctrl+I', ...buildMarkItem('em') },
    { word: 'richText.underline', icon: Underline, shortcut: 'Ctrl+U', ...buildMarkItem('u') },
    { word: 'richText.strike', icon: Strikethrough, shortcut: 'Ctrl+Shift+S', ...buildMarkItem('s') },
  ],
  [
    { word: 'richText.bullets', icon: List, shortcut: 'Ctrl+Shift+8', ...buildListItem('bulletList') },
    { word: 'richText.numbers', icon: ListOrdered, shortcut: 'Ctrl+Shift+7', ...buildListItem('orderedList') },
    {
      word: 'richText.quote',
      icon: Quote,
      shortcut: 'Ctrl+Shift+9',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => void editor.chain().focus().toggleWrap('blockquote').run(),
    },
  ],
  [
    { word: 'richText.link', icon: Link, shortcut: 'Ctrl+K', isOn: (editor) => editor.isActive('link'), run: 'link' },
    { word: 'richText.picture', icon: ImagePlus, run: 'picture' },
    {
      word: 'richText.pictureText',
      icon: TextCursorInput,
      isAble: (editor) => editor.isActive('figure') || editor.isActive('image'),
      run: 'pictureText',
    },
    { word: 'richText.video', icon: Video, run: 'video' },
    { word: 'richText.table', icon: Table, isAble: (editor) => !editor.isActive('table'), run: 'table' },
    {
      word: 'richText.rule',
      icon: Minus,
      run: (editor) => void editor.chain().focus().insertContent({ type: 'horizontalRule' }).run(),
    },
  ],
  [
    {
      word: 'richText.undo',
      icon: Undo2,
      shortcut: 'Ctrl+Z',
      isAble: (editor) => editor.can().undo(),
      run: (editor) => void editor.chain().focus().undo().run(),
    },
    {
      word: 'richText.redo',
      icon: Redo2,
      shortcut: 'Ctrl+Y',
      isAble: (editor) => editor.can().redo(),
      run: (editor) => void editor.chain().focus().redo().run(),
    },
    {
      word: 'richText.clear',
      icon: RemoveFormatting,
      shortcut: 'Ctrl+\\',
      run: (editor) => void editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
    { word: 'richText.help', icon: CircleHelp, run: 'help' },
  ],
];

/** Tools that appear while the cursor is in a table. */
export const tableItems: readonly ToolbarItem[] = [
  {
    word: 'richText.rowAbove',
    icon: BetweenHorizontalEnd,
    run: (editor) => void editor.chain().focus().addRowBefore().run(),
  },
  {
    word: 'richText.rowBelow',
    icon: BetweenHorizontalStart,
    run: (editor) => void editor.chain().focus().addRowAfter().run(),
  },
  { word: 'richText.rowDelete', icon: Rows2, run: (editor) => void editor.chain().focus().deleteRow().run() },
  {
    word: 'richText.columnBefore',
    icon: BetweenVerticalEnd,
    run: (editor) => void editor.chain().focus().addColumnBefore().run(),
  },
  {
    word: 'richText.columnAfter',
    icon: BetweenVerticalStart,
    run: (editor) => void editor.chain().focus().addColumnAfter().run(),
  },
  { word: 'richText.columnDelete', icon: Columns2, run: (editor) => void editor.chain().focus().deleteColumn().run() },
  {
    word: 'richText.headRow',
    icon: Heading,
    isOn: (editor) => editor.isActive('tableHeader'),
    run: (editor) => void editor.chain().focus().toggleHeaderRow().run(),
  },
  { word: 'richText.tableDelete', icon: Trash2, run: (editor) => void editor.chain().focus().deleteTable().run() },
];
