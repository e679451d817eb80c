'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { sendMailAgain as send } from './commands';
import { formatMailed } from './queries';

const submitSendAgain = formAction(async ({ id }, viewer) => {
  await send({ id }, viewer);
  refresh();
  return { done: formatMailed(t('mail.willBeSent')) };
});

/** Action of the button "send again" of a failed mail, with its `id` in the form. */
export async function sendMailAgainAction(before: FormState, form: FormData): Promise<FormState> {
  return submitSendAgain(before, form);
}
