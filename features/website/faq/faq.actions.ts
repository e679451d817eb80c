'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteFaq, orderFaq, restoreFaq, saveFaq, setFaqVisibility } from './faq.commands';

const PATH = '/administrator/site?part=faq';

export const saveFaqAction = formAction(async ({ id, ...fields }, viewer) => {
  await saveFaq({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('faq.saved'));
});

export const orderFaqAction = formAction(async ({ ids }, viewer) => {
  await orderFaq({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export const setFaqVisibilityAction = formAction(async ({ id, visible }, viewer) => {
  await setFaqVisibility({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'faq.nowShown' : 'faq.nowHidden'));
});

export const deleteFaqAction = formAction(async ({ id }, viewer) => {
  await deleteFaq({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('faq.deleted'), false);
});

export const restoreFaqAction = formAction(async ({ id }, viewer) => {
  await restoreFaq({ id }, viewer);
  return succeed(PATH, t('faq.restored'));
});
