'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { peopleListMessages } from '../list/list.messages';

import { saveCollegeUser } from './college-users.commands';

/** Path of a list on this site, as `back`: two segments. */
const LIST = /^\/[a-z]+\/[a-z_]+$/;

/** Saves a college user; `back` is the path of the list. A password to show is returned once in `values.shown`. */
export const saveCollegeUserAction = formAction(async ({ id, back = '', ...fields }, viewer) => {
  const saved = await saveCollegeUser({ ...fields, id: id || undefined }, viewer);
  const to = LIST.test(back) ? `${back}/${saved.accountId}` : '/';
  const done = peopleListMessages[saved.made ? 'peopleDesk.added' : 'peopleDesk.saved'];
  return saved.password === undefined ? redirectTo(to, done) : { done, values: { shown: saved.password, person: to } };
});
