'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { replaceMedia } from './library.commands';

const replaceForm = formAction(async (fields, viewer) => {
  const { moved } = await replaceMedia(fields, viewer);
  refresh();
  return { done: `${t('media.replaced')} ${moved} ${t('media.placesUnit')}` };
});

/** Replaces the file `id` by `newMediaId` wherever it is used. */
export async function replaceMediaAction(before: FormState, form: FormData): Promise<FormState> {
  return replaceForm(before, form);
}
