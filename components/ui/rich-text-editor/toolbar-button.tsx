'use client';

import type { Editor } from '@tiptap/core';
import clsx from 'clsx';
import { richTextMessages } from '@/lib/rich-text/messages';
import type { EditorDialogName, ToolbarItem } from './toolbar-items';

type Props = { item: ToolbarItem; editor: Editor; on?: boolean; able: boolean; ask: (what: EditorDialogName) => void };

/** Button of the toolbar. It stays focusable while disabled, so that the keyboard does not lose its place. */
export function ToolbarButton({ item: { word, icon: Icon, shortcut, run }, editor, on, able, ask }: Props) {
  const name = richTextMessages[word];
  const press = () => {
    if (!able) return;
    if (typeof run === 'string') ask(run);
    else run(editor);
  };
  return (
    <button
      type="button"
      aria-label={name}
      title={shortcut ? `${name} (${shortcut})` : name}
      aria-pressed={on}
      aria-disabled={!able || undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      className={clsx(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-sm text-ink-2 transition-colors',
        'hover:bg-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
        'aria-pressed:bg-red-100 aria-pressed:text-link',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
