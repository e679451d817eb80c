'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { replyToAnswer } from './messages.commands';

const PAGE = '/member/contact';

export const replyToAnswerAction = formAction(async ({ id, body }, viewer) => {
  await replyToAnswer({ id, body }, viewer);
  return succeed(`${PAGE}/${Number(id)}`, t('ownMessages.replied'));
});
