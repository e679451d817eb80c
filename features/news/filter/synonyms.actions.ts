'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteSynonyms, restoreSynonyms, saveSynonyms } from './synonyms.commands';

const PATH = '/administrator/search_words?part=synonyms';

const saveForm = formAction(async ({ id, version, words }, viewer) => {
  await saveSynonyms({ id: id || undefined, version: version || undefined, words }, viewer);
  return succeed(PATH, t('searchDesk.saved'));
});

/** Saves a group of synonyms; `id` and `version` are empty for a new group, `words` has one per line. */
export async function saveSynonymsAction(before: FormState, form: FormData): Promise<FormState> {
  return saveForm(before, form);
}

const deleteForm = formAction(async ({ id }, viewer) => {
  await deleteSynonyms({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('searchDesk.deleted'), false);
});

export async function deleteSynonymsAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteForm(before, form);
}

const restoreForm = formAction(async ({ id }, viewer) => {
  await restoreSynonyms({ id }, viewer);
  return succeed(PATH, t('searchDesk.restored'));
});

export async function restoreSynonymsAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreForm(before, form);
}
