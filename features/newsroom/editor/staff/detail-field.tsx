'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useFieldState } from '@/components/ui/form/form-context';
import type { FindPages } from '@/components/ui/rich-text-editor/found-pages';
import type { Picture as InlinePicture } from '@/components/ui/rich-text-editor/picture-nodes';
import { RichTextEditor } from '@/components/ui/rich-text-editor/rich-text-editor';
import { toast } from '@/components/ui/toast';
import { sendFile, type UploadOutcome } from '@/features/media/staff/send-file';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { formatDate } from '@/lib/time/format';
import { editorMessages } from '../editor.messages';
import { toEditorFile } from '../editor.schema';
import { linkTargets } from '../link-targets.schema';
import { useDropTarget, useGiveFiles } from './drop-targets';
import { callNewsroom } from './editor-calls';
import { CardError } from './editor-card';
import { useMediaPicker } from './media-picker-provider';
import { useStorageReport } from './storage-note';
import { useEditor, useFieldError, useSession } from './use-editor';

/** Maximum size of the HTML; a call's body is limited to 512 KiB, including the rest of the item. */
const MAX_TEXT_BYTES = 450_000;
/**
 * Time after which the plain field is shown if the rich-text editor, loaded on demand, isn't there yet, in
 * milliseconds.
 */
const FALLBACK_MS = 6_000;
/** Hides the HTML source in the plain field until the rich-text editor is loaded; without script it stays visible. */
const VEILED_CLASS =
  '[&>div>textarea]:text-transparent noscript:[&>div>textarea]:text-ink [&>div>textarea:focus]:text-ink [&>div>textarea]:caret-transparent';

/** Rich-text field for the item's text. */
export function DetailField() {
  const session = useSession();
  const pick = useMediaPicker();
  const id = useId();
  const [veiled, setVeiled] = useState(true);
  const filled = useEditor((snapshot) => snapshot.filled);
  const error = useFieldError('detail');
  const sent = useFieldState('detail').value;
  useEffect(() => {
    const timer = setTimeout(() => setVeiled(false), FALLBACK_MS);
    return () => clearTimeout(timer);
  }, []);
  const [refused, setRefused] = useState<readonly { state: 'failed'; message: string }[]>([]);
  useStorageReport(refused);
  const upload = async (files: readonly File[]) => {
    const outcomes = await uploadPictures(files);
    setRefused(outcomes.flatMap((outcome) => (outcome.state === 'failed' ? [outcome] : [])));
    const entries = outcomes.flatMap((outcome) => (outcome.state === 'done' ? [outcome.entry] : []));
    session.addFiles(entries.map(toEditorFile));
    return entries.flatMap(toInlinePictures);
  };
  const append = useRef<(pictures: InlinePicture[]) => void>(undefined);
  const give = useGiveFiles();
  useDropTarget('text', async (files) => append.current?.(await upload(files)));
  return (
    <div data-field="detail" className={`mt-6 min-h-128 [&>div>textarea]:min-h-120 ${veiled ? VEILED_CLASS : ''}`}>
      <RichTextEditor
        key={filled}
        name="detail"
        label={editorMessages['editor.detail'].th}
        value={sent ?? session.read().content.detail}
        maxBytes={MAX_TEXT_BYTES}
        onChange={(detail) => session.change({ detail })}
        pickPictures={async () => (await pick('image', true)).flatMap(toInlinePictures)}
        uploadFiles={upload}
        findPages={findPages}
        onReady={({ appendPictures }) => {
          append.current = appendPictures;
        }}
        onOtherFiles={(files) => give(files, 'attachments')}
        invalid={error !== undefined}
        describedBy={error ? `${id}-error` : undefined}
      />
      <CardError id={`${id}-error`}>{error}</CardError>
    </div>
  );
}

/** Without a text in the library the picture has no `alt`, which the checklist counts as missing. */
const toInlinePictures = ({ picture, alt, caption }: MediaEntry): InlinePicture[] =>
  picture ? [{ src: picture.src, alt: alt || null, caption, width: picture.width, height: picture.height }] : [];

async function uploadPictures(files: readonly File[]): Promise<UploadOutcome[]> {
  const { signal } = new AbortController();
  const outcomes = await Promise.all(files.map((file) => sendFile(file, 'image', () => undefined, signal)));
  for (const outcome of outcomes) if (outcome.state === 'failed') toast(outcome.message, { kind: 'bad' });
  return outcomes;
}

/** Public items with the typed words, as pages that a link may lead to. */
const findPages: FindPages = async (search) => {
  const answer = await callNewsroom(fetch, 'link-targets', { search });
  const found = answer.kind === 'ok' ? linkTargets.safeParse(answer.data).data : undefined;
  return found?.targets.map(({ href, topic, category, publishedAt }) => ({
    href,
    name: topic,
    detail: `${category} · ${formatDate(new Date(publishedAt))}`,
  }));
};
