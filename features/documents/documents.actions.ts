'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { orderedMessages } from '@/lib/site/messages';
import {
  deleteDocument,
  orderDocuments,
  restoreDocument,
  reuseVersion,
  saveDocument,
  setDocumentVisibility,
} from './documents.commands';
import { documentsMessages } from './documents.messages';

const PATH = '/administrator/documents';
const actions = orderedListActions(PATH);

export const saveDocumentAction = formAction(async ({ id, mediaId, seenAt, ...fields }, viewer) => {
  const wishes = { ...fields, id: id || undefined, mediaId: mediaId || null, seenAt: seenAt || undefined };
  const saved = await saveDocument(wishes, viewer);
  if (!id) return redirectTo(`${PATH}/${saved.id}`, documentsMessages['documents.saved']);
  return succeed(`${PATH}/${saved.id}`, documentsMessages['documents.saved']);
});

export const reuseVersionAction = formAction(async ({ id, number }, viewer) => {
  await reuseVersion({ id, number }, viewer);
  return succeed(`${PATH}/${id}`, documentsMessages['documents.reused']);
});

export const setDocumentVisibilityAction = actions.declareVisibility(setDocumentVisibility, {
  shown: documentsMessages['documents.nowShown'],
  hidden: documentsMessages['documents.nowHidden'],
});

export const orderDocumentsAction = formAction(async ({ ids, kind = '', fiscalYear = '' }, viewer) => {
  await orderDocuments({ ids, kind, fiscalYear }, viewer);
  return succeed(
    `${PATH}?${new URLSearchParams({ kind, year: fiscalYear, view: 'order' })}`,
    orderedMessages['ordered.saved'],
  );
});

export const deleteDocumentAction = actions.declareDelete(deleteDocument, documentsMessages['documents.deleted']);
export const restoreDocumentAction = actions.declareRestore(restoreDocument, documentsMessages['documents.restored']);
