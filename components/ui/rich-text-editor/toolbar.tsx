'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { richTextMessages } from '@/lib/rich-text/messages';
import { BlockMenu } from './block-menu';
import { ToolbarButton } from './toolbar-button';
import { type EditorDialogName, type ToolbarItem, tableItems, toolbarGroups } from './toolbar-items';
import { useRovingTabIndex } from './use-roving-tab-index';

type Props = { editor: Editor; id: string; canPick: boolean; ask: (what: EditorDialogName) => void };
type State = { on: boolean | undefined; able: boolean };

const readState = (editor: Editor, { isOn, isAble }: ToolbarItem): State => ({
  on: isOn?.(editor),
  able: isAble?.(editor) ?? true,
});

/** Toolbar of the editor, reachable with Alt+F10 and left with Esc. In a table the table tools appear below. */
export function Toolbar({ editor, id, canPick, ask }: Props) {
  const roving = useRovingTabIndex();
  const groups = toolbarGroups.map((group) => group.filter(({ run }) => run !== 'picture' || canPick));
  const states = useEditorState({
    editor,
    selector: (now) => ({
      groups: groups.map((group) => group.map((item) => readState(now.editor, item))),
      table: now.editor.isActive('table') ? tableItems.map((item) => readState(now.editor, item)) : undefined,
    }),
  });
  return (
    <div
      {...roving}
      id={id}
      role="toolbar"
      aria-label={richTextMessages['richText.toolbar']}
      className="rich-editor-toolbar"
      onKeyDown={(event) => {
        roving.onKeyDown(event);
        if (event.key === 'Escape') editor.commands.focus();
      }}
    >
      <div className="rich-editor-row">
        <BlockMenu editor={editor} />
        {groups.map((group, row) => (
          <div key={group[0]?.word} className="rich-editor-group">
            {group.map((item, index) => (
              <ToolbarButton
                key={item.word}
                item={item}
                editor={editor}
                on={states.groups[row]?.[index]?.on}
                able={states.groups[row]?.[index]?.able ?? true}
                ask={ask}
              />
            ))}
          </div>
        ))}
      </div>
      {states.table && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
        <div className="rich-editor-row" role="group" aria-label={richTextMessages['richText.tableTools']}>
          {tableItems.map((item, index) => (
            <ToolbarButton
              key={item.word}
              item={item}
              editor={editor}
              on={states.table?.[index]?.on}
              able={states.table?.[index]?.able ?? true}
              ask={ask}
            />
          ))}
        </div>
      )}
    </div>
  );
}
