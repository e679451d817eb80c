'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { addWords, deleteWord, restoreWord } from './words.commands';
import { wordsMessages } from './words.messages';

const PATH = '/administrator/search_words?part=words';

/** Adds words to the dictionary; `words` has one per line. */
export const addWordsAction = formAction(async ({ words }, viewer) => {
  await addWords({ words }, viewer);
  return succeed(PATH, wordsMessages['words.saved']);
});

export const deleteWordAction = formAction(async ({ id }, viewer) => {
  await deleteWord({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, wordsMessages['words.deleted'], false);
});

export const restoreWordAction = formAction(async ({ id }, viewer) => {
  await restoreWord({ id }, viewer);
  return succeed(PATH, wordsMessages['words.restored']);
});
