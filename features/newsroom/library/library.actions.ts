'use server';

import { refresh } from 'next/cache';
import { mediaMessages } from '@/features/media/media.messages';
import { formAction } from '@/lib/command/form-action';

import { replaceMedia } from './library.commands';

/** Replaces the file `id` by `newMediaId` wherever it is used. */
export const replaceMediaAction = formAction(async (fields, viewer) => {
  const { moved } = await replaceMedia(fields, viewer);
  refresh();
  return { done: `${mediaMessages['media.replaced']} ${moved} ${mediaMessages['media.placesUnit']}` };
});
