'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { deleteAnswer, orderAnswers, restoreAnswer, saveAnswer } from './canned-replies.commands';

const PATH = '/administrator/contact_us?part=answers';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  await saveAnswer({ ...fields, id: id || undefined }, viewer);
  return finish(PATH, say('cannedAnswers.saved'));
});

/** Fields `id` (empty for a new one), `title`, `body`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderAnswers({ ids }, viewer);
  return finish(PATH, say('ordered.saved'));
});

/** Field `ids`: all ids in the new order. */
export async function order(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteAnswer({ id }, viewer);
  return finish(`${PATH}&deleted=${id}`, say('cannedAnswers.deleted'), false);
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreAnswer({ id }, viewer);
  return finish(PATH, say('cannedAnswers.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
