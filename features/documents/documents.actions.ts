'use server';

import { type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import {
  deleteDocument,
  orderDocuments,
  restoreDocument,
  reuseVersion,
  saveDocument,
  setDocumentVisibility,
} from './documents.commands';

const PATH = '/administrator/documents';

const saveOne = formAction(async ({ id, mediaId, seenAt, ...fields }, viewer) => {
  const wishes = { ...fields, id: id || undefined, mediaId: mediaId || null, seenAt: seenAt || undefined };
  const saved = await saveDocument(wishes, viewer);
  if (!id) return redirectTo(`${PATH}/${saved.id}`, t('documents.saved'));
  return succeed(`${PATH}/${saved.id}`, t('documents.saved'));
});

export async function saveDocumentAction(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const reuseOne = formAction(async ({ id, number }, viewer) => {
  await reuseVersion({ id, number }, viewer);
  return succeed(`${PATH}/${id}`, t('documents.reused'));
});

export async function reuseVersionAction(before: FormState, form: FormData): Promise<FormState> {
  return reuseOne(before, form);
}

const showOne = formAction(async ({ id, visible }, viewer) => {
  await setDocumentVisibility({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'documents.nowShown' : 'documents.nowHidden'));
});

export async function setDocumentVisibilityAction(before: FormState, form: FormData): Promise<FormState> {
  return showOne(before, form);
}

const orderOnes = formAction(async ({ ids, kind = '', fiscalYear = '' }, viewer) => {
  await orderDocuments({ ids, kind, fiscalYear }, viewer);
  return succeed(`${PATH}?${new URLSearchParams({ kind, year: fiscalYear, view: 'order' })}`, t('ordered.saved'));
});

export async function orderDocumentsAction(before: FormState, form: FormData): Promise<FormState> {
  return orderOnes(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteDocument({ id }, viewer);
  return succeed(`${PATH}?deleted=${id}`, t('documents.deleted'), false);
});

export async function deleteDocumentAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreDocument({ id }, viewer);
  return succeed(PATH, t('documents.restored'));
});

export async function restoreDocumentAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
