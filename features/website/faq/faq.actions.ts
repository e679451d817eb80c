'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { deleteFaq, orderFaq, restoreFaq, saveFaq, showFaq } from './faq.commands';

const PATH = '/administrator/site?part=faq';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  await saveFaq({ ...fields, id: id || undefined }, viewer);
  return finish(PATH, say('faq.saved'));
});

/** Fields `id` (empty for a new one), `question`, `answer`, `target`, `visible`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderFaq({ ids }, viewer);
  return finish(PATH, say('ordered.saved'));
});

/** Field `ids`: all ids in the new order. */
export async function order(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const showOne = formAction(async ({ id, visible }, viewer) => {
  await showFaq({ id, visible }, viewer);
  return finish(PATH, say(visible === 'true' ? 'faq.nowShown' : 'faq.nowHidden'));
});

/** Fields `id` and `visible`. */
export async function show(before: FormState, form: FormData): Promise<FormState> {
  return showOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteFaq({ id }, viewer);
  return finish(`${PATH}&deleted=${id}`, say('faq.deleted'), false);
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreFaq({ id }, viewer);
  return finish(PATH, say('faq.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
