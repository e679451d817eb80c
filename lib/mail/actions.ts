'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import { sendMailAgain as send } from './commands';
import { sayMailed } from './queries';

const again = formAction(async ({ id }, viewer) => {
  await send({ id }, viewer);
  refresh();
  return { done: sayMailed(say('mail.willBeSent')) };
});

/** The button "send again" of a failed mail; the form's `id` says which. */
export async function sendMailAgain(before: FormState, form: FormData): Promise<FormState> {
  return again(before, form);
}
