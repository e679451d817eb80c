'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteCannedReply, orderCannedReplies, restoreCannedReply, saveCannedReply } from './canned-replies.commands';
import { cannedRepliesMessages } from './canned-replies.messages';

const PATH = '/administrator/contact_us?part=answers';
const actions = orderedListActions(PATH);

export const saveCannedReplyAction = actions.declareSave(saveCannedReply, cannedRepliesMessages['cannedAnswers.saved']);
export const orderCannedRepliesAction = actions.declareOrder(orderCannedReplies);
export const deleteCannedReplyAction = actions.declareDelete(
  deleteCannedReply,
  cannedRepliesMessages['cannedAnswers.deleted'],
);
export const restoreCannedReplyAction = actions.declareRestore(
  restoreCannedReply,
  cannedRepliesMessages['cannedAnswers.restored'],
);
