'use client';

import { type Editor, Extension } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { richTextMessages } from '@/lib/rich-text/messages';
import { EditorCount } from './editor-count';
import { EditorDialogs } from './editor-dialogs';
import { editingExtensions } from './extensions';
import type { FindPages } from './found-pages';
import { appendPictures, insertPictures } from './insert';
import { pasteExtension, type UploadFiles } from './paste';
import type { Picture } from './picture-nodes';
import { Toolbar } from './toolbar';
import type { EditorDialogName } from './toolbar-items';
import { useEditorSync } from './use-editor-sync';
import './rich-text-editor.css';

export type EditorBoxProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  textId: string;
  labelId: string;
  value: string;
  onChange?: (html: string) => void;
  maxBytes?: number;
  pickPictures?: () => Promise<Picture[]>;
  uploadFiles?: UploadFiles;
  onReady?: (doors: EditorDoors) => void;
  onOtherFiles?: (files: File[]) => void;
  findPages?: FindPages;
  invalid?: boolean;
  describedBy?: string;
};
/** Ways into the text from outside. */
export type EditorDoors = { appendPictures: (pictures: Picture[]) => void };
export type OpenDialog = { what: EditorDialogName; link?: string };

const countBytes = (html: string): number => new TextEncoder().encode(html).length;

/** The editor itself: toolbar, text and count. */
export function EditorBox(props: EditorBoxProps) {
  const { area, textId, labelId, value, onChange, maxBytes, pickPictures, onReady, invalid, describedBy } = props;
  const id = useId();
  const [question, setQuestion] = useState<OpenDialog>();
  const [tooLong, setTooLong] = useState(false);
  const files = useRef(props);
  useEffect(() => {
    files.current = props;
  });
  const toolbarId = `${id}-toolbar`;
  const [extensions] = useState(() => [
    ...editingExtensions,
    pasteExtension.configure({
      findUpload: () => files.current.uploadFiles,
      giveOthers: (others) => files.current.onOtherFiles?.(others),
      offerVideo: (link) => setQuestion({ what: 'video', link }),
    }),
    Extension.create({
      name: 'doors',
      addKeyboardShortcuts: () => ({
        'Mod-k': () => {
          setQuestion({ what: 'link' });
          return true;
        },
        'Alt-F10': () => {
          document.getElementById(toolbarId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          return true;
        },
      }),
    }),
  ]);
  const wrong = invalid || tooLong;
  const described = [describedBy, `${id}-hint`, tooLong && `${id}-long`].filter(Boolean).join(' ');
  const attributes = {
    id: textId,
    class: 'rich-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-describedby': described,
    ...(wrong ? { 'aria-invalid': 'true' } : {}),
  };
  const editor = useEditor({
    extensions,
    immediatelyRender: false,
    injectCSS: false,
    enablePasteRules: false,
    editorProps: { attributes },
  });
  const ready = useEffectEvent((now: Editor) =>
    onReady?.({ appendPictures: (pictures) => !now.isDestroyed && appendPictures(now, pictures) }),
  );
  useEffect(() => {
    if (editor) ready(editor);
  }, [editor]);
  useEditorSync({
    editor,
    area,
    value,
    onWritten: (html) => {
      setTooLong(maxBytes !== undefined && countBytes(html) > maxBytes);
      onChange?.(html);
    },
  });
  const ask = async (what: EditorDialogName) => {
    if (what !== 'picture') return setQuestion({ what });
    const chosen = await pickPictures?.();
    if (editor && chosen) insertPictures(editor, chosen);
  };
  if (!editor) return <p role="status">{richTextMessages['richText.loading']}</p>;
  return (
    <div className="rich-editor" data-wrong={wrong || undefined}>
      <Toolbar editor={editor} id={toolbarId} canPick={pickPictures !== undefined} ask={ask} />
      <EditorContent editor={editor} className="rich-editor-text" />
      <div className="flex flex-wrap justify-between gap-x-6 border-line border-t px-4 py-2 text-ink-3 text-xs">
        <span id={`${id}-hint`}>{richTextMessages['richText.hint']}</span>
        <EditorCount editor={editor} />
      </div>
      {tooLong && (
        <p id={`${id}-long`} role="alert" className="border-line border-t px-4 py-2 font-normal text-bad text-sm">
          {richTextMessages['richText.tooLong']}
        </p>
      )}
      {question && (
        <EditorDialogs
          editor={editor}
          question={question}
          findPages={props.findPages}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
