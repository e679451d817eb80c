'use server';

import { readPageViewer } from '../auth/page-viewer';
import { type FormState, formAction } from '../form-action';
import { finish } from '../form-finish';
import { say } from '../messages';
import { replyToAnswer, seeAnswers } from './commands';

const PAGE = '/member/contact';

const replyOne = formAction(async ({ id, body }, viewer) => {
  await replyToAnswer({ id, body }, viewer);
  return finish(`${PAGE}/${Number(id)}`, say('ownMessages.replied'));
});

/** Fields `id` and `body`. */
export async function reply(before: FormState, form: FormData): Promise<FormState> {
  return replyOne(before, form);
}

/** Notes that whoever asks for the page has opened a message; the page itself calls it, as it is read without script too. */
export async function markSeen(id: number): Promise<void> {
  await seeAnswers({ id }, await readPageViewer());
}
