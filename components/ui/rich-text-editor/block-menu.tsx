'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { richTextMessages } from '@/lib/rich-text/messages';

const kinds = [
  { value: '0', word: 'richText.paragraph' },
  { value: '2', word: 'richText.h2' },
  { value: '3', word: 'richText.h3' },
  { value: '4', word: 'richText.h4' },
] as const;

/** Type of the block at the cursor. The browser's own select, so that the left and right keys stay the toolbar's. */
export function BlockMenu({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: (now) => String(now.editor.isActive('heading') ? now.editor.getAttributes('heading').level : 0),
  });
  const change = (value: string) => {
    const chain = editor.chain().focus();
    if (value === '0') chain.setNode('paragraph').run();
    else chain.setNode('heading', { level: Number(value) }).run();
  };
  return (
    <select
      aria-label={richTextMessages['richText.block']}
      title={richTextMessages['richText.block']}
      tabIndex={0}
      value={level}
      onChange={(event) => change(event.target.value)}
      className="min-h-10 shrink-0 rounded-sm border border-line-strong bg-surface px-2 font-normal text-ink text-sm"
    >
      {kinds.map(({ value, word }) => (
        <option key={value} value={value}>
          {richTextMessages[word]}
        </option>
      ))}
    </select>
  );
}
