'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteFaq, orderFaq, restoreFaq, saveFaq, setFaqVisibility } from './faq.commands';
import { faqMessages } from './faq.messages';

const PATH = '/administrator/site?part=faq';
const actions = orderedListActions(PATH, 'faq');

export const saveFaqAction = formAction(async ({ id, ...fields }, viewer) => {
  await saveFaq({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, faqMessages['faq.saved']);
});

export const orderFaqAction = actions.declareOrder(orderFaq);
export const setFaqVisibilityAction = actions.declareVisibility(setFaqVisibility);
export const deleteFaqAction = actions.declareDelete(deleteFaq);
export const restoreFaqAction = actions.declareRestore(restoreFaq);
