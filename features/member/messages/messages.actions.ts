'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { replyToAnswer } from './messages.commands';

const PAGE = '/member/contact';

const replyOne = formAction(async ({ id, body }, viewer) => {
  await replyToAnswer({ id, body }, viewer);
  return succeed(`${PAGE}/${Number(id)}`, t('ownMessages.replied'));
});

export async function replyToAnswerAction(before: FormState, form: FormData): Promise<FormState> {
  return replyOne(before, form);
}
