'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { deleteSynonyms, restoreSynonyms, saveSynonyms } from './synonyms.commands';

const PATH = '/administrator/search_words?part=synonyms';

const saveOne = formAction(async ({ id, version, words }, viewer) => {
  await saveSynonyms({ id: id || undefined, version: version || undefined, words }, viewer);
  return finish(PATH, say('searchDesk.saved'));
});

/** Fields `id` and `version` (empty for a new group), `words`: one a line. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteSynonyms({ id }, viewer);
  return finish(`${PATH}&deleted=${id}`, say('searchDesk.deleted'), false);
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreSynonyms({ id }, viewer);
  return finish(PATH, say('searchDesk.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
