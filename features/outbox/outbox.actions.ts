'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { mailMessages } from '@/lib/mail/messages';
import { formatMailed } from '@/lib/mail/queries';

import { sendMailAgain as send } from './outbox.commands';
import { sendTestMail } from './test-mail.commands';
import { describeTestAnswer } from './test-mail.rules';

/** Action of the button "send again" of a failed mail, with its `id` in the form. */
export const sendMailAgainAction = formAction(async ({ id }, viewer) => {
  await send({ id }, viewer);
  refresh();
  return { done: formatMailed(mailMessages['mail.willBeSent']) };
});

/** Sends a test mail `to` an address; a refusal by the mail server is an error with the server's own line. */
export const sendTestMailAction = formAction(async ({ to }, viewer) => {
  const answer = await sendTestMail({ to }, viewer);
  const said = describeTestAnswer(answer);
  return answer.cause === 'accepted' ? { done: said } : { error: said };
});
