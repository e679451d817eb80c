'use server';

import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import {
  deleteDocument,
  orderDocuments,
  restoreDocument,
  reuseVersion,
  saveDocument,
  showDocument,
} from './documents.commands';

const PATH = '/administrator/documents';

const saveOne = formAction(async ({ id, mediaId, seenAt, ...fields }, viewer) => {
  const wishes = { ...fields, id: id || undefined, mediaId: mediaId || null, seenAt: seenAt || undefined };
  const saved = await saveDocument(wishes, viewer);
  if (!id) return goOn(`${PATH}/${saved.id}`, say('documents.saved'));
  return finish(`${PATH}/${saved.id}`, say('documents.saved'));
});

/** Fields `id` (empty for a new one), `seenAt`, `kind`, `title`, `description`, `fiscalYear`, `mediaId`, `visible`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const reuseOne = formAction(async ({ id, number }, viewer) => {
  await reuseVersion({ id, number }, viewer);
  return finish(`${PATH}/${id}`, say('documents.reused'));
});

/** Fields `id` and `number`, of the version that shall be the newest again. */
export async function reuse(before: FormState, form: FormData): Promise<FormState> {
  return reuseOne(before, form);
}

const showOne = formAction(async ({ id, visible }, viewer) => {
  await showDocument({ id, visible }, viewer);
  return finish(PATH, say(visible === 'true' ? 'documents.nowShown' : 'documents.nowHidden'));
});

/** Fields `id` and `visible`. */
export async function show(before: FormState, form: FormData): Promise<FormState> {
  return showOne(before, form);
}

const orderOnes = formAction(async ({ ids, kind = '', fiscalYear = '' }, viewer) => {
  await orderDocuments({ ids, kind, fiscalYear }, viewer);
  return finish(`${PATH}?${new URLSearchParams({ kind, year: fiscalYear, view: 'order' })}`, say('ordered.saved'));
});

/** Puts the documents of a kind and year in order; fields `kind`, `fiscalYear`, and `ids`, all of them. */
export async function order(before: FormState, form: FormData): Promise<FormState> {
  return orderOnes(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteDocument({ id }, viewer);
  return finish(`${PATH}?deleted=${id}`, say('documents.deleted'), false);
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreDocument({ id }, viewer);
  return finish(PATH, say('documents.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
