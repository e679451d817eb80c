'use client';

import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { richTextMessages } from '@/lib/rich-text/messages';
import { FIGURE_SIDES, FIGURE_WIDTHS } from '@/lib/rich-text/schema';
import { Field } from '../form/field';
import { SelectField } from '../form/select-field';
import { EditorDialog } from './editor-dialog';

/** Dialog for a picture's alternative text, or to mark it as decorative, and for its width and side. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [type] = useState(() => (editor.isActive('image') ? 'image' : 'figure'));
  const [alt] = useState(() => String(editor.getAttributes(type).alt ?? ''));
  const [decorative, setDecorative] = useState(() => editor.getAttributes(type).alt === '');
  const [placed] = useState(() => editor.getAttributes(type));
  const [error, setError] = useState<string>();
  const apply = (form: FormData) => {
    const words = decorative ? '' : String(form.get('editor-alt')).trim();
    if (!words && !decorative) return setError(richTextMessages['richText.altMissing']);
    onClose();
    const place = type === 'figure' ? readPlace(form) : {};
    editor
      .chain()
      .focus()
      .updateAttributes(type, { alt: words, ...place })
      .run();
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
      {type === 'figure' && <PlaceFields width={placed['data-width']} side={placed['data-side']} />}
    </EditorDialog>
  );
}

/** Attributes of the figure; a picture at a side takes half of the width unless another one was chosen. */
function readPlace(form: FormData) {
  const side = FIGURE_SIDES.find((one) => one === form.get('editor-side')) ?? null;
  const width = FIGURE_WIDTHS.find((one) => one === form.get('editor-width')) ?? null;
  return { 'data-side': side, 'data-width': width ?? (side && '50') };
}

function PlaceFields({ width, side }: { width: unknown; side: unknown }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name="editor-width"
        label={richTextMessages['richText.pictureWidth']}
        defaultValue={FIGURE_WIDTHS.find((one) => one === width) ?? ''}
        choices={[
          { value: '', label: richTextMessages['richText.width.full'] },
          ...FIGURE_WIDTHS.map((one) => ({ value: one, label: richTextMessages[`richText.width.${one}`] })),
        ]}
      />
      <SelectField
        name="editor-side"
        label={richTextMessages['richText.pictureSide']}
        defaultValue={FIGURE_SIDES.find((one) => one === side) ?? ''}
        choices={[
          { value: '', label: richTextMessages['richText.side.middle'] },
          ...FIGURE_SIDES.map((one) => ({ value: one, label: richTextMessages[`richText.side.${one}`] })),
        ]}
      />
      <p className="text-ink-2 text-sm sm:col-span-2">{richTextMessages['richText.pictureSideHint']}</p>
    </div>
  );
}
