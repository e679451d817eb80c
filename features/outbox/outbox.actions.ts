'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { mailMessages } from '@/lib/mail/messages';
import { formatMailed } from '@/lib/mail/queries';

import { sendMailAgain as send } from './outbox.commands';

/** Action of the button "send again" of a failed mail, with its `id` in the form. */
export const sendMailAgainAction = formAction(async ({ id }, viewer) => {
  await send({ id }, viewer);
  refresh();
  return { done: formatMailed(mailMessages['mail.willBeSent']) };
});
