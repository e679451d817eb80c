'use server';

import { type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { saveStaffAccount } from './staff-accounts.commands';

/** The list behind the form, where it is one of ours: two words from the root. */
const LIST = /^\/[a-z]+\/[a-z_]+$/;

const saveOne = formAction(async ({ id, back = '', ...fields }, viewer) => {
  const saved = await saveStaffAccount({ ...fields, id: id || undefined, role: fields.role || undefined }, viewer);
  const to = LIST.test(back) ? `${back}/${saved.accountId}` : '/';
  const done = t(saved.made ? 'peopleDesk.added' : 'peopleDesk.saved');
  return saved.password === undefined ? redirectTo(to, done) : { done, values: { shown: saved.password, person: to } };
});

/** Saves from its form; `back` is the list. A password to show is in `values.shown`, this once. */
export async function saveStaffAccountAction(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}
