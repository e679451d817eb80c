'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatMailed } from '@/lib/mail/queries';
import { t } from '@/lib/messages/messages';
import {
  closeAccount,
  confirmPeople,
  endPersonSessions,
  givePersonPassword,
  handOverNews,
  openAccount,
  resetSecondFactor,
} from './list.commands';
import { readBackPath } from './list.rules';

type FormFields = Readonly<Record<string, string>>;

const buildPersonPath = ({ back, id }: FormFields): string => `${readBackPath(back)}/${Number(id) || ''}`;

const closeOne = formAction(async (fields, viewer) => {
  await closeAccount(fields, viewer);
  return succeed(buildPersonPath(fields), t('peopleDesk.closed'), false);
});

/** Closes an account; `to` takes over its items, `back` is the path of the list. */
export async function closeAccountAction(before: FormState, form: FormData): Promise<FormState> {
  return closeOne(before, form);
}

const openOne = formAction(async (fields, viewer) => {
  await openAccount(fields, viewer);
  return succeed(buildPersonPath(fields), t('peopleDesk.opened'));
});

export async function openAccountAction(before: FormState, form: FormData): Promise<FormState> {
  return openOne(before, form);
}

const handAll = formAction(async (fields, viewer) => {
  const { count } = await handOverNews(fields, viewer);
  return succeed(buildPersonPath(fields), t('peopleDesk.handedOver').replace('{n}', String(count)), false);
});

/** Hands items over to the account `to`. */
export async function handOverAction(before: FormState, form: FormData): Promise<FormState> {
  return handAll(before, form);
}

const giveOne = formAction(async (fields, viewer) => {
  const shown = await givePersonPassword(fields, viewer);
  if (shown === undefined) return succeed(buildPersonPath(fields), formatMailed(t('peopleDesk.passwordMailed')), false);
  return { done: t('peopleDesk.passwordMade'), values: { shown } };
});

/** Issues a new password. One to show is returned once in `values.shown`. */
export async function givePersonPasswordAction(before: FormState, form: FormData): Promise<FormState> {
  return giveOne(before, form);
}

const endAll = formAction(async (fields, viewer) => {
  await endPersonSessions(fields, viewer);
  return succeed(buildPersonPath(fields), t('peopleDesk.sessionsEnded'), false);
});

export async function endPersonSessionsAction(before: FormState, form: FormData): Promise<FormState> {
  return endAll(before, form);
}

const resetOne = formAction(async (fields, viewer) => {
  await resetSecondFactor(fields, viewer);
  return succeed(buildPersonPath(fields), t('peopleDesk.factorReset'), false);
});

export async function resetSecondFactorAction(before: FormState, form: FormData): Promise<FormState> {
  return resetOne(before, form);
}

const confirmAll = formAction(async ({ back }, viewer) => {
  await confirmPeople({}, viewer);
  return succeed(readBackPath(back), t('peopleDesk.confirmed'));
});

/** Confirms the people of one's own office. */
export async function confirmPeopleAction(before: FormState, form: FormData): Promise<FormState> {
  return confirmAll(before, form);
}
