'use client';

import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { richTextMessages } from '@/lib/rich-text/messages';
import { Button } from '../button';
import { Field } from '../form/field';
import { EditorDialog } from './editor-dialog';
import { insertVideo, setLink } from './insert';

type Props = { editor: Editor /** A link that was pasted. */; link?: string; onClose: () => void };

/** Dialog to insert a video by its link, or the link alone. */
export function VideoDialog({ editor, link, onClose }: Props) {
  const [error, setError] = useState<string>();
  const apply = (form: FormData) => {
    const isVideo = insertVideo(editor, String(form.get('editor-video')).trim(), String(form.get('editor-title')));
    if (isVideo) onClose();
    else setError(richTextMessages['richText.videoWrong']);
  };
  const insertLink = () => {
    onClose();
    if (link) setLink(editor, link, link);
  };
  return (
    <EditorDialog
      title={richTextMessages['richText.video']}
      onClose={onClose}
      onSubmit={apply}
      submit={richTextMessages['richText.insert']}
      actions={link && <Button onClick={insertLink}>{richTextMessages['richText.asLink']}</Button>}
    >
      <Field
        name="editor-video"
        label={richTextMessages['richText.videoAddress']}
        defaultValue={link}
        inputMode="url"
        autoComplete="off"
        error={error}
      />
      <Field
        name="editor-title"
        optional
        label={richTextMessages['richText.videoTitle']}
        maxLength={200}
        autoComplete="off"
      />
    </EditorDialog>
  );
}
