'use client';

import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { richTextMessages } from '@/lib/rich-text/messages';
import { Field } from '../form/field';
import { EditorDialog } from './editor-dialog';

/** Dialog for a picture's alternative text, or to mark it as decorative. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [type] = useState(() => (editor.isActive('image') ? 'image' : 'figure'));
  const [alt] = useState(() => String(editor.getAttributes(type).alt ?? ''));
  const [decorative, setDecorative] = useState(() => editor.getAttributes(type).alt === '');
  const [error, setError] = useState<string>();
  const apply = (form: FormData) => {
    const words = decorative ? '' : String(form.get('editor-alt')).trim();
    if (!words && !decorative) return setError(richTextMessages['richText.altMissing']);
    onClose();
    editor.chain().focus().updateAttributes(type, { alt: words }).run();
  };
  return (
    <EditorDialog title={richTextMessages['richText.pictureText']} onClose={onClose} onSubmit={apply}>
      <Field
        name="editor-alt"
        label={richTextMessages['richText.alt']}
        hint={richTextMessages['richText.altHint']}
        defaultValue={alt}
        disabled={decorative}
        maxLength={300}
        autoComplete="off"
        error={decorative ? undefined : error}
      />
      <label className="flex min-h-10 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={decorative}
          onChange={(event) => setDecorative(event.target.checked)}
          className="size-5 accent-red-800"
        />
        {richTextMessages['richText.decorative']}
      </label>
    </EditorDialog>
  );
}
