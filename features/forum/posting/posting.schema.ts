import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { postBodyField, postPicturesField, roomIdField, topicTitleField } from '../forum.schema';

/** The same text by the same author within this time is one post: a double click, or a form that was sent again. */
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
/** `title` is only used for the first post of a topic. */
export const postChangeInput = z.object({
  id,
  title: topicTitleField.optional(),
  body: postBodyField,
  pictures: postPicturesField,
});
