'use client';

import type { Editor } from '@tiptap/core';
import { richTextMessages } from '@/lib/rich-text/messages';
import { Field } from '../form/field';
import { EditorDialog } from './editor-dialog';
import { insertTable } from './insert';

const MAX_ROWS = 50;
const MAX_COLUMNS = 12;
const readCount = (typed: FormDataEntryValue | null, most: number): number =>
  Math.min(most, Math.max(1, Number(typed) || 1));

/** Dialog for the size of a new table. */
export function TableDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const apply = (form: FormData) => {
    onClose();
    insertTable(
      editor,
      readCount(form.get('editor-rows'), MAX_ROWS),
      readCount(form.get('editor-columns'), MAX_COLUMNS),
    );
  };
  return (
    <EditorDialog
      title={richTextMessages['richText.table']}
      onClose={onClose}
      onSubmit={apply}
      submit={richTextMessages['richText.insert']}
    >
      <div className="grid grid-cols-2 gap-4">
        <Field
          name="editor-rows"
          label={richTextMessages['richText.rows']}
          type="number"
          min={1}
          max={MAX_ROWS}
          defaultValue="3"
        />
        <Field
          name="editor-columns"
          label={richTextMessages['richText.columns']}
          type="number"
          min={1}
          max={MAX_COLUMNS}
          defaultValue="3"
        />
      </div>
    </EditorDialog>
  );
}
