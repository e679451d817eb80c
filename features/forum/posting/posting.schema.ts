import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { postBodyField, postPicturesField, reasonField, roomIdField, topicTitleField } from '../forum.schema';

/** The same words of the same author within so many seconds are one post: a double click, or a form that was sent again. */
export const DUPLICATE_SECONDS = 60;

export const topicInput = z.object({
  roomId: roomIdField,
  title: topicTitleField,
  body: postBodyField,
  pictures: postPicturesField,
});
export const topicAnswerInput = z.object({
  topicId: id,
  body: postBodyField,
  quotedId: id.optional(),
  pictures: postPicturesField,
});
/** `title` for the first post of a topic; of any other it means nothing. */
export const postChangeInput = z.object({
  id,
  title: topicTitleField.optional(),
  body: postBodyField,
  pictures: postPicturesField,
});
export const postIdInput = z.object({ id });
export const postHideInput = z.object({ id, reason: reasonField });
