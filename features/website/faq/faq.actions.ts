'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteFaq, orderFaq, restoreFaq, saveFaq, setFaqVisibility } from './faq.commands';

const PATH = '/administrator/site?part=faq';
const actions = orderedListActions(PATH, 'faq');

export const saveFaqAction = actions.declareSave(saveFaq);
export const orderFaqAction = actions.declareOrder(orderFaq);
export const setFaqVisibilityAction = actions.declareVisibility(setFaqVisibility);
export const deleteFaqAction = actions.declareDelete(deleteFaq);
export const restoreFaqAction = actions.declareRestore(restoreFaq);
