'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { replaceMedia } from './library.commands';

/** Replaces the file `id` by `newMediaId` wherever it is used. */
export const replaceMediaAction = formAction(async (fields, viewer) => {
  const { moved } = await replaceMedia(fields, viewer);
  refresh();
  return { done: `${t('media.replaced')} ${moved} ${t('media.placesUnit')}` };
});
