'use client';

import { Trash2 } from 'lucide-react';
import { Field } from '@/components/ui/form/field';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { CoverFromHeadline } from '../../covers/staff/cover-from-headline';
import type { NewsContent } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { CardError, EditorCard } from './editor-card';
import { FileDrop } from './file-drop';
import { FocalPoint } from './focal-point';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;

/** Cover picture of the item, with its focal point and alternative text. */
export function CoverCard() {
  const session = useSession();
  const id = useEditor(({ content }) => content.coverId);
  const alt = useEditor(({ content }) => content.coverAlt);
  const x = useEditor(({ content }) => content.coverFocusX);
  const y = useEditor(({ content }) => content.coverFocusY);
  const files = useEditor((snapshot) => snapshot.files);
  const badCover = useFieldError('coverId');
  const badAlt = useFieldError('coverAlt');
  const picture = id === null ? undefined : files.get(id)?.picture;
  const remove = () => {
    const before = pickCover(session.read().content);
    session.change({ coverId: null, coverAlt: '', coverFocusX: 0.5, coverFocusY: 0.5 });
    const undo = { label: t['editor.undo'], run: () => session.change(before) };
    toast(t['editor.removed'], { action: undo });
  };
  return (
    <EditorCard
      title={t['editor.cover'].th}
      field="coverId"
      action={
        id !== null && (
          <IconButton label={t['editor.removePicture']} onClick={remove} className="-my-1">
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        )
      }
    >
      <FileDrop
        kind="image"
        choose={t[id === null ? 'editor.choosePicture' : 'editor.changePicture']}
        onFiles={([entry]) => {
          if (!entry) return;
          const kept = session.read().content.coverAlt;
          session.change({ coverId: entry.id, coverAlt: entry.alt || kept, coverFocusX: 0.5, coverFocusY: 0.5 });
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
        <div data-field="coverAlt" className="mt-4">
          <Field
            name="coverAlt"
            label={t['editor.alt']}
            hint={t['editor.altHint']}
            error={badAlt}
            maxLength={300}
            value={alt}
            onChange={(event) => session.change({ coverAlt: event.target.value })}
          />
        </div>
      )}
    </EditorCard>
  );
}

const pickCover = ({ coverId, coverAlt, coverFocusX, coverFocusY }: NewsContent) => ({
  coverId,
  coverAlt,
  coverFocusX,
  coverFocusY,
});
