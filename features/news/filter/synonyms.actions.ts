'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteSynonyms, restoreSynonyms, saveSynonyms } from './synonyms.commands';

const PATH = '/administrator/search_words?part=synonyms';

/** Saves a group of synonyms; `id` and `version` are empty for a new group, `words` has one per line. */
export const saveSynonymsAction = formAction(async ({ id, version, words }, viewer) => {
  await saveSynonyms({ id: id || undefined, version: version || undefined, words }, viewer);
  return succeed(PATH, t('searchDesk.saved'));
});

export const deleteSynonymsAction = formAction(async ({ id }, viewer) => {
  await deleteSynonyms({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('searchDesk.deleted'), false);
});

export const restoreSynonymsAction = formAction(async ({ id }, viewer) => {
  await restoreSynonyms({ id }, viewer);
  return succeed(PATH, t('searchDesk.restored'));
});
