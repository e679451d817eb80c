'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { replyToAnswer } from './messages.commands';

const PAGE = '/member/contact';

const replyOne = formAction(async ({ id, body }, viewer) => {
  await replyToAnswer({ id, body }, viewer);
  return finish(`${PAGE}/${Number(id)}`, say('ownMessages.replied'));
});

/** Fields `id` and `body`. */
export async function reply(before: FormState, form: FormData): Promise<FormState> {
  return replyOne(before, form);
}
