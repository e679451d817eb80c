'use client';

import { Trash2 } from 'lucide-react';
import { Field } from '@/components/ui/form/field';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { CoverFromHeadline } from '../../covers/staff/cover-from-headline';
import type { NewsContent } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { CropButton } from './crop-button';
import { CardError, EditorCard } from './editor-card';
import { FileDrop } from './file-drop';
import { FocalPoint } from './focal-point';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;

/** Cover picture of the item, with its focal point, alternative text and caption. */
export function CoverCard() {
  const session = useSession();
  const id = useEditor(({ content }) => content.coverId);
  const alt = useEditor(({ content }) => content.coverAlt);
  const caption = useEditor(({ content }) => content.coverCaption);
  const x = useEditor(({ content }) => content.coverFocusX);
  const y = useEditor(({ content }) => content.coverFocusY);
  const files = useEditor((snapshot) => snapshot.files);
  const badCover = useFieldError('coverId');
  const badAlt = useFieldError('coverAlt');
  const badCaption = useFieldError('coverCaption');
  const picture = id === null ? undefined : files.get(id)?.picture;
  const remove = () => {
    const before = pickCover(session.read().content);
    session.change({ coverId: null, coverAlt: '', coverCaption: null, coverFocusX: 0.5, coverFocusY: 0.5 });
    const undo = { label: t['editor.undo'], run: () => session.change(before) };
    toast(t['editor.removed'], { action: undo });
  };
  const replace = (entry: MediaEntry) => {
    const before = pickCover(session.read().content);
    session.change({ coverId: entry.id, coverFocusX: 0.5, coverFocusY: 0.5 });
    toast(t['editor.cropped'], { action: { label: t['editor.undo'], run: () => session.change(before) } });
  };
  return (
    <EditorCard
      title={t['editor.cover'].th}
      field="coverId"
      action={
        id !== null && (
          <div className="-my-1 flex gap-1">
            {picture && <CropButton mediaId={id} picture={picture} onCropped={replace} />}
            <IconButton label={t['editor.removePicture']} onClick={remove}>
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
        )
      }
    >
      <FileDrop
        kind="image"
        target="cover"
        choose={t[id === null ? 'editor.choosePicture' : 'editor.changePicture']}
        onFiles={([entry]) => {
          if (!entry) return;
          const { coverAlt, coverCaption } = session.read().content;
          session.change({
            coverId: entry.id,
            coverAlt: entry.alt || coverAlt,
            coverCaption: entry.caption || (coverCaption ?? ''),
            coverFocusX: 0.5,
            coverFocusY: 0.5,
          });
        }}
      >
        {picture && (
          <FocalPoint
            picture={picture}
            x={x}
            y={y}
            onMove={(coverFocusX, coverFocusY) => session.change({ coverFocusX, coverFocusY })}
          />
        )}
      </FileDrop>
      <CoverFromHeadline />
      <CardError>{badCover}</CardError>
      {id !== null && (
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <div data-field="coverAlt">
            <Field
              name="coverAlt"
              label={t['editor.alt']}
              hint={t['editor.altHint']}
              error={badAlt}
              maxLength={300}
              value={alt}
              onChange={(event) => session.change({ coverAlt: event.target.value, coverCaption: caption ?? alt })}
            />
          </div>
          <div data-field="coverCaption">
            <Field
              name="coverCaption"
              label={t['editor.caption']}
              hint={t['editor.captionHint']}
              error={badCaption}
              maxLength={300}
              value={caption ?? alt}
              onChange={(event) => session.change({ coverCaption: event.target.value })}
            />
          </div>
        </div>
      )}
    </EditorCard>
  );
}

const pickCover = ({ coverId, coverAlt, coverCaption, coverFocusX, coverFocusY }: NewsContent) => ({
  coverId,
  coverAlt,
  coverCaption,
  coverFocusX,
  coverFocusY,
});
