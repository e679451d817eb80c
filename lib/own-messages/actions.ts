'use server';

import { type FormState, formAction } from '../form-action';
import { finish } from '../form-finish';
import { say } from '../messages';
import { replyToAnswer } from './commands';

const PAGE = '/member/contact';

const replyOne = formAction(async ({ id, body }, viewer) => {
  await replyToAnswer({ id, body }, viewer);
  return finish(`${PAGE}/${Number(id)}`, say('ownMessages.replied'));
});

/** Fields `id` and `body`. */
export async function reply(before: FormState, form: FormData): Promise<FormState> {
  return replyOne(before, form);
}
