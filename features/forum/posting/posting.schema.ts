import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { chosenRoom, postBody, postPictures, reason, topicTitle } from '../forum.schema';

/** The same words of the same author within so many seconds are one post: a double click, or a form that was sent again. */
export const TWICE_SECONDS = 60;

export const topicStart = z.object({
  roomId: chosenRoom,
  title: topicTitle,
  body: postBody,
  pictures: postPictures,
});
export const topicAnswer = z.object({ topicId: id, body: postBody, quotedId: id.optional(), pictures: postPictures });
/** `title` for the first post of a topic; of any other it means nothing. */
export const postChange = z.object({ id, title: topicTitle.optional(), body: postBody, pictures: postPictures });
export const postChoice = z.object({ id });
export const postHiding = z.object({ id, reason });
