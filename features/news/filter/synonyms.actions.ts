'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { deleteSynonyms, restoreSynonyms, saveSynonyms } from './synonyms.commands';
import { synonymsMessages } from './synonyms.messages';

const PATH = '/administrator/search_words?part=synonyms';

/** Saves a group of synonyms; `id` and `version` are empty for a new group, `words` has one per line. */
export const saveSynonymsAction = formAction(async ({ id, version, words }, viewer) => {
  await saveSynonyms({ id: id || undefined, version: version || undefined, words }, viewer);
  return succeed(PATH, synonymsMessages['synonyms.saved']);
});

export const deleteSynonymsAction = formAction(async ({ id }, viewer) => {
  await deleteSynonyms({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, synonymsMessages['synonyms.deleted'], false);
});

export const restoreSynonymsAction = formAction(async ({ id }, viewer) => {
  await restoreSynonyms({ id }, viewer);
  return succeed(PATH, synonymsMessages['synonyms.restored']);
});
