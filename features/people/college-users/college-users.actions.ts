'use server';

import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import { saveCollegeUser } from './college-users.commands';

/** The list behind the form, where it is one of ours: two words from the root. */
const LIST = /^\/[a-z]+\/[a-z_]+$/;

const saveOne = formAction(async ({ id, back = '', ...fields }, viewer) => {
  const saved = await saveCollegeUser({ ...fields, id: id || undefined }, viewer);
  const to = LIST.test(back) ? `${back}/${saved.accountId}` : '/';
  const done = say(saved.made ? 'peopleDesk.added' : 'peopleDesk.saved');
  return saved.password === undefined ? goOn(to, done) : { done, values: { shown: saved.password, person: to } };
});

/** Saves from its form; `back` is the list. A password to show is in `values.shown`, this once. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}
