'use client';

import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import type { PostPicture } from '../forum.schema';
import { BodyField } from './body-field';
import { PicturesField } from './pictures-field';

type Props = {
  /** Whose readers can be called; without one, the form's own field `roomId` says. */
  roomId?: number;
  body?: string;
  pictures?: readonly PostPicture[];
  rows?: number;
};

/** What every post is written in: the text, with names offered behind an `@`, and pictures. */
export function PostFields({ roomId, body, pictures = [], rows }: Props) {
  return (
    <>
      <BodyField roomId={roomId} body={body} rows={rows} />
      <PicturesField chosen={pictures} />
      <WarnUnsaved />
    </>
  );
}
