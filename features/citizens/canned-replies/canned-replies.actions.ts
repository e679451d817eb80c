'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteCannedReply, orderCannedReplies, restoreCannedReply, saveCannedReply } from './canned-replies.commands';

const PATH = '/administrator/contact_us?part=answers';

export const saveCannedReplyAction = formAction(async ({ id, ...fields }, viewer) => {
  await saveCannedReply({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('cannedAnswers.saved'));
});

export const orderCannedRepliesAction = formAction(async ({ ids }, viewer) => {
  await orderCannedReplies({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export const deleteCannedReplyAction = formAction(async ({ id }, viewer) => {
  await deleteCannedReply({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('cannedAnswers.deleted'), false);
});

export const restoreCannedReplyAction = formAction(async ({ id }, viewer) => {
  await restoreCannedReply({ id }, viewer);
  return succeed(PATH, t('cannedAnswers.restored'));
});
