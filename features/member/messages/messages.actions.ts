'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { replyToAnswer } from './messages.commands';
import { myMessagesMessages } from './messages.messages';

const PAGE = '/member/contact';

export const replyToAnswerAction = formAction(async ({ id, body }, viewer) => {
  await replyToAnswer({ id, body }, viewer);
  return succeed(`${PAGE}/${Number(id)}`, myMessagesMessages['ownMessages.replied']);
});
