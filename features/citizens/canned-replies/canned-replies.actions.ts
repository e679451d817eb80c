'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteCannedReply, orderCannedReplies, restoreCannedReply, saveCannedReply } from './canned-replies.commands';
import { cannedRepliesMessages } from './canned-replies.messages';

const PATH = '/administrator/contact_us?part=answers';
const actions = orderedListActions(PATH, 'cannedAnswers');

export const saveCannedReplyAction = formAction(async ({ id, ...fields }, viewer) => {
  await saveCannedReply({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, cannedRepliesMessages['cannedAnswers.saved']);
});

export const orderCannedRepliesAction = actions.declareOrder(orderCannedReplies);
export const deleteCannedReplyAction = actions.declareDelete(deleteCannedReply);
export const restoreCannedReplyAction = actions.declareRestore(restoreCannedReply);
