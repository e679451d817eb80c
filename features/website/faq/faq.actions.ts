'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteFaq, orderFaq, restoreFaq, saveFaq, setFaqVisibility } from './faq.commands';

const PATH = '/administrator/site?part=faq';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  await saveFaq({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('faq.saved'));
});

export async function saveFaqAction(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderFaq({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export async function orderFaqAction(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const showOne = formAction(async ({ id, visible }, viewer) => {
  await setFaqVisibility({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'faq.nowShown' : 'faq.nowHidden'));
});

export async function setFaqVisibilityAction(before: FormState, form: FormData): Promise<FormState> {
  return showOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteFaq({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('faq.deleted'), false);
});

export async function deleteFaqAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreFaq({ id }, viewer);
  return succeed(PATH, t('faq.restored'));
});

export async function restoreFaqAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
