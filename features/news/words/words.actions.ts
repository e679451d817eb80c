'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { addWords, deleteWord, restoreWord } from './words.commands';

const PATH = '/administrator/search_words?part=words';

/** Adds words to the dictionary; `words` has one per line. */
export const addWordsAction = formAction(async ({ words }, viewer) => {
  await addWords({ words }, viewer);
  return succeed(PATH, t('dictionary.saved'));
});

export const deleteWordAction = formAction(async ({ id }, viewer) => {
  await deleteWord({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('dictionary.deleted'), false);
});

export const restoreWordAction = formAction(async ({ id }, viewer) => {
  await restoreWord({ id }, viewer);
  return succeed(PATH, t('dictionary.restored'));
});
