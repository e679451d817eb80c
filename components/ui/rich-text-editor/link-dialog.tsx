'use client';

import type { Editor } from '@tiptap/core';
import { getMarkRange } from '@tiptap/core';
import { useState } from 'react';
import { richTextMessages } from '@/lib/rich-text/messages';
import { Button } from '../button';
import { Field } from '../form/field';
import { EditorDialog } from './editor-dialog';
import { type FindPages, FoundPages } from './found-pages';
import { setLink, unsetLink } from './insert';
import { readLink } from './marks';

/** The link at the cursor, or the selected text. */
function readSelection(editor: Editor): { href: string; words: string } {
  const { $from, from, to } = editor.state.selection;
  const link = editor.schema.marks.link;
  const range = (link && editor.isActive('link') && getMarkRange($from, link)) || { from, to };
  const href: unknown = editor.getAttributes('link').href;
  return { href: typeof href === 'string' ? href : '', words: editor.state.doc.textBetween(range.from, range.to, ' ') };
}

type Props = { editor: Editor; findPages?: FindPages; onClose: () => void };

/** Dialog for the address and text of a link; pages of the site are found by their words while they are typed. */
export function LinkDialog({ editor, findPages, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [{ href, words }] = useState(() => readSelection(editor));
  const [error, setError] = useState<string>();
  const apply = (form: FormData) => {
    const address = String(form.get('editor-address'));
    // An existing address that `readLink` refuses, such as one of this site, may stay.
    const target = address === href && href ? href : readLink(address);
    if (!target) return setError(richTextMessages['richText.addressWrong']);
    onClose();
    setLink(editor, target, String(form.get('editor-words')));
  };
  const remove = () => {
    onClose();
    unsetLink(editor);
  };
  return (
    <EditorDialog
      title={richTextMessages['richText.link']}
      onClose={onClose}
      onSubmit={apply}
      actions={href && <Button onClick={remove}>{richTextMessages['richText.unlink']}</Button>}
    >
      <Field
        name="editor-address"
        label={richTextMessages[findPages ? 'richText.addressOrWords' : 'richText.address']}
        hint={richTextMessages['richText.addressHint']}
        onChange={(event) => setTyped(event.target.value)}
        defaultValue={href}
        inputMode="url"
        autoComplete="off"
        error={error}
      />
      {findPages && (
        <FoundPages
          typed={typed}
          findPages={findPages}
          onPick={({ href: found, name }) => {
            onClose();
            setLink(editor, found, words || name);
          }}
        />
      )}
      <Field
        name="editor-words"
        optional
        label={richTextMessages['richText.linkText']}
        hint={richTextMessages['richText.linkTextHint']}
        defaultValue={words}
        autoComplete="off"
      />
    </EditorDialog>
  );
}
