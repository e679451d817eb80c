'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { saveCollegeUser } from './college-users/college-users.commands';
import { peopleListMessages } from './list/list.messages';
import { readBackPath } from './list/list.rules';
import { saveStaffAccount } from './staff-accounts/staff-accounts.commands';

/** Saves a person; `back` is the path of the list. A password to show is returned once in `values.shown`. */
const declareSave = (save: typeof saveCollegeUser | typeof saveStaffAccount) =>
  formAction(async ({ id, role, back, ...fields }, viewer) => {
    const saved = await save({ ...fields, id: id || undefined, role: role || undefined }, viewer);
    const list = readBackPath(back);
    const to = list === '/' ? list : `${list}/${saved.accountId}`;
    const done = peopleListMessages[saved.made ? 'peopleDesk.added' : 'peopleDesk.saved'];
    if (saved.password === undefined) return redirectTo(to, done);
    return { done, values: { shown: saved.password, person: to } };
  });

export const saveCollegeUserAction = declareSave(saveCollegeUser);
export const saveStaffAccountAction = declareSave(saveStaffAccount);
