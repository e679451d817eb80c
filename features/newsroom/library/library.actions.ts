'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import { replaceMedia } from './library.commands';

const replacement = formAction(async (fields, viewer) => {
  const { moved } = await replaceMedia(fields, viewer);
  refresh();
  return { done: `${say('media.replaced')} ${moved} ${say('media.placesUnit')}` };
});

/** Puts the file `newMediaId` everywhere where `id` stands. */
export async function replaceEverywhere(before: FormState, form: FormData): Promise<FormState> {
  return replacement(before, form);
}
