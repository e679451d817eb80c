'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { sayMailed } from '@/lib/mail/queries';
import { say } from '@/lib/messages/messages';
import {
  closeAccount,
  confirmPeople,
  endPersonSessions,
  givePassword,
  handOver,
  openAccount,
  resetSecondFactor,
} from './list.commands';
import { readBack } from './list.rules';

type Sent = Readonly<Record<string, string>>;

const personOf = ({ back, id }: Sent): string => `${readBack(back)}/${Number(id) || ''}`;

const closeOne = formAction(async (fields, viewer) => {
  await closeAccount(fields, viewer);
  return finish(personOf(fields), say('peopleDesk.closed'), false);
});

/** Closes an account; fields `id`, `to` (who goes on with its items) and `back` (the list). */
export async function close(before: FormState, form: FormData): Promise<FormState> {
  return closeOne(before, form);
}

const openOne = formAction(async (fields, viewer) => {
  await openAccount(fields, viewer);
  return finish(personOf(fields), say('peopleDesk.opened'));
});

/** Opens an account; fields `id` and `back`. */
export async function open(before: FormState, form: FormData): Promise<FormState> {
  return openOne(before, form);
}

const handAll = formAction(async (fields, viewer) => {
  const { count } = await handOver(fields, viewer);
  return finish(personOf(fields), say('peopleDesk.handedOver').replace('{n}', String(count)), false);
});

/** Hands somebody's items over; fields `id`, `to` and `back`. */
export async function handOverAll(before: FormState, form: FormData): Promise<FormState> {
  return handAll(before, form);
}

const giveOne = formAction(async (fields, viewer) => {
  const shown = await givePassword(fields, viewer);
  if (shown === undefined) return finish(personOf(fields), sayMailed(say('peopleDesk.passwordMailed')), false);
  return { done: say('peopleDesk.passwordMade'), values: { shown } };
});

/** Gives a new password; fields `id`, `way` (mail, show) and `back`. A password to show is in `values.shown`, this once. */
export async function givePasswordTo(before: FormState, form: FormData): Promise<FormState> {
  return giveOne(before, form);
}

const endAll = formAction(async (fields, viewer) => {
  await endPersonSessions(fields, viewer);
  return finish(personOf(fields), say('peopleDesk.sessionsEnded'), false);
});

/** Logs somebody out everywhere; fields `id` and `back`. */
export async function logOut(before: FormState, form: FormData): Promise<FormState> {
  return endAll(before, form);
}

const resetOne = formAction(async (fields, viewer) => {
  await resetSecondFactor(fields, viewer);
  return finish(personOf(fields), say('peopleDesk.factorReset'), false);
});

/** Takes a second factor away; fields `id` and `back`. */
export async function resetFactor(before: FormState, form: FormData): Promise<FormState> {
  return resetOne(before, form);
}

const confirmAll = formAction(async ({ back }, viewer) => {
  await confirmPeople({}, viewer);
  return finish(readBack(back), say('peopleDesk.confirmed'));
});

/** Confirms the people of one's own office; field `back`. */
export async function confirm(before: FormState, form: FormData): Promise<FormState> {
  return confirmAll(before, form);
}
