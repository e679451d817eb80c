'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { peopleListMessages } from '../list/list.messages';

import { saveStaffAccount } from './staff-accounts.commands';

/** Path of a list on this site, as `back`: two segments. */
const LIST = /^\/[a-z]+\/[a-z_]+$/;

/** Saves a staff account; `back` is the path of the list. A password to show is returned once in `values.shown`. */
export const saveStaffAccountAction = formAction(async ({ id, back = '', ...fields }, viewer) => {
  const saved = await saveStaffAccount({ ...fields, id: id || undefined, role: fields.role || undefined }, viewer);
  const to = LIST.test(back) ? `${back}/${saved.accountId}` : '/';
  const done = peopleListMessages[saved.made ? 'peopleDesk.added' : 'peopleDesk.saved'];
  return saved.password === undefined ? redirectTo(to, done) : { done, values: { shown: saved.password, person: to } };
});
