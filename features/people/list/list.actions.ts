'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatMailed } from '@/lib/mail/queries';
import {
  closeAccount,
  confirmPeople,
  endPersonSessions,
  handOverNews,
  openAccount,
  resetSecondFactor,
} from './list.commands';
import { peopleListMessages } from './list.messages';
import { readBackPath } from './list.rules';
import { givePersonPassword } from './passwords.commands';

type FormFields = Readonly<Record<string, string>>;

const buildPersonPath = ({ back, id }: FormFields): string => `${readBackPath(back)}/${Number(id) || ''}`;

/** Closes an account; `to` takes over its items, `back` is the path of the list. */
export const closeAccountAction = formAction(async (fields, viewer) => {
  await closeAccount(fields, viewer);
  return succeed(buildPersonPath(fields), peopleListMessages['peopleDesk.closed'], false);
});

export const openAccountAction = formAction(async (fields, viewer) => {
  await openAccount(fields, viewer);
  return succeed(buildPersonPath(fields), peopleListMessages['peopleDesk.opened']);
});

/** Hands items over to the account `to`. */
export const handOverAction = formAction(async (fields, viewer) => {
  const { count } = await handOverNews(fields, viewer);
  return succeed(
    buildPersonPath(fields),
    peopleListMessages['peopleDesk.handedOver'].replace('{n}', String(count)),
    false,
  );
});

/** Issues a new password. One to show is returned once in `values.shown`. */
export const givePersonPasswordAction = formAction(async (fields, viewer) => {
  const shown = await givePersonPassword(fields, viewer);
  if (shown === undefined)
    return succeed(buildPersonPath(fields), formatMailed(peopleListMessages['peopleDesk.passwordMailed']), false);
  return { done: peopleListMessages['peopleDesk.passwordMade'], values: { shown } };
});

export const endPersonSessionsAction = formAction(async (fields, viewer) => {
  await endPersonSessions(fields, viewer);
  return succeed(buildPersonPath(fields), peopleListMessages['peopleDesk.sessionsEnded'], false);
});

export const resetSecondFactorAction = formAction(async (fields, viewer) => {
  await resetSecondFactor(fields, viewer);
  return succeed(buildPersonPath(fields), peopleListMessages['peopleDesk.factorReset'], false);
});

/** Confirms the people of one's own office. */
export const confirmPeopleAction = formAction(async ({ back }, viewer) => {
  await confirmPeople({}, viewer);
  return succeed(readBackPath(back), peopleListMessages['peopleDesk.confirmed']);
});
