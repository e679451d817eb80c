'use client';

import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import type { PostPicture } from '../forum.schema';
import { BodyField } from './body-field';
import { PicturesField } from './pictures-field';

type Props = {
  /** Room whose readers can be mentioned; without it, the form's field `roomId` counts. */
  roomId?: number;
  body?: string;
  pictures?: readonly PostPicture[];
  rows?: number;
};

/** Fields of every post form: text with suggested mentions, and pictures. */
export function PostFields({ roomId, body, pictures = [], rows }: Props) {
  return (
    <>
      <BodyField roomId={roomId} body={body} rows={rows} />
      <PicturesField chosen={pictures} />
      <WarnUnsaved />
    </>
  );
}
