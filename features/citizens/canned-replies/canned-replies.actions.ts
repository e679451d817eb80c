'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteCannedReply, orderCannedReplies, restoreCannedReply, saveCannedReply } from './canned-replies.commands';

const PATH = '/administrator/contact_us?part=answers';
const actions = orderedListActions(PATH, 'cannedAnswers');

export const saveCannedReplyAction = actions.declareSave(saveCannedReply);
export const orderCannedRepliesAction = actions.declareOrder(orderCannedReplies);
export const deleteCannedReplyAction = actions.declareDelete(deleteCannedReply);
export const restoreCannedReplyAction = actions.declareRestore(restoreCannedReply);
