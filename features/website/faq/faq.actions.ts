'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteFaq, orderFaq, restoreFaq, saveFaq, setFaqVisibility } from './faq.commands';
import { faqMessages } from './faq.messages';

const PATH = '/administrator/site?part=faq';
const actions = orderedListActions(PATH);

export const saveFaqAction = actions.declareSave(saveFaq, faqMessages['faq.saved']);
export const orderFaqAction = actions.declareOrder(orderFaq);
export const setFaqVisibilityAction = actions.declareVisibility(setFaqVisibility, {
  shown: faqMessages['faq.nowShown'],
  hidden: faqMessages['faq.nowHidden'],
});
export const deleteFaqAction = actions.declareDelete(deleteFaq, faqMessages['faq.deleted']);
export const restoreFaqAction = actions.declareRestore(restoreFaq, faqMessages['faq.restored']);
