'use client';

import { richTextMessages } from '@/lib/rich-text/messages';
import { EditorDialog } from './editor-dialog';
import { toolbarGroups } from './toolbar-items';

type MessageKey = keyof typeof richTextMessages;

const otherShortcuts: readonly [MessageKey, string][] = [
  ['richText.toToolbar', 'Alt+F10'],
  ['richText.toText', 'Esc'],
  ['richText.paragraph', 'Ctrl+Alt+0'],
  ['richText.h2', 'Ctrl+Alt+2'],
  ['richText.h3', 'Ctrl+Alt+3'],
  ['richText.h4', 'Ctrl+Alt+4'],
  ['richText.newLine', 'Shift+Enter'],
  ['richText.indent', 'Tab'],
  ['richText.outdent', 'Shift+Tab'],
  ['richText.plainPaste', 'Ctrl+Shift+V'],
  ['richText.typed', '##  ·  -  ·  1.  ·  >'],
];
const toolbarShortcuts = toolbarGroups
  .flat()
  .flatMap(({ word, shortcut }): [MessageKey, string][] => (shortcut ? [[word, shortcut]] : []));

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <EditorDialog title={richTextMessages['richText.help']} onClose={onClose}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 text-sm">
        {[...otherShortcuts, ...toolbarShortcuts].map(([word, keys]) => (
          <div key={word} className="col-span-2 grid grid-cols-subgrid border-line border-t py-2">
            <dt>{richTextMessages[word]}</dt>
            <dd>
              <kbd className="font-normal">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </EditorDialog>
  );
}
