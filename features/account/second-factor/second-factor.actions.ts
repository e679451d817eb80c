'use server';

import { refresh } from 'next/cache';
import { keepSession, readLoginClient } from '@/lib/auth/page-viewer';
import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  proveSecondFactor,
  renewRecoveryCodes,
} from './second-factor.commands';

const begin = formAction(async (_, viewer) => {
  await beginSecondFactor({}, viewer);
  refresh();
  return { done: say('secondFactor.begun') };
});

export async function beginEnrolment(before: FormState, form: FormData): Promise<FormState> {
  return begin(before, form);
}

/** The recovery codes come back as the value `recovery`, separated by spaces, this once. */
const confirm = formAction(async (fields, viewer) => {
  const recovery = (await confirmSecondFactor(fields, viewer)).join(' ');
  refresh();
  return { done: say('secondFactor.on'), values: { recovery } };
});

export async function confirmEnrolment(before: FormState, form: FormData): Promise<FormState> {
  return confirm(before, form);
}

const renew = formAction(async (fields, viewer) => {
  const recovery = (await renewRecoveryCodes(fields, viewer)).join(' ');
  refresh();
  return { done: say('secondFactor.renewed'), values: { recovery } };
});

export async function renewCodes(before: FormState, form: FormData): Promise<FormState> {
  return renew(before, form);
}

const end = formAction(async (fields, viewer) => {
  await endSecondFactor(fields, viewer);
  refresh();
  return { done: say('secondFactor.off') };
});

export async function turnOffSecondFactor(before: FormState, form: FormData): Promise<FormState> {
  return end(before, form);
}

/** The page of the code leads on, once nothing is asked for any more. */
const PAGE = '/login/code/';

const prove = formAction(async (fields, viewer) => {
  const { userAgent } = await readLoginClient();
  await keepSession(await proveSecondFactor(fields, viewer, userAgent));
  const to = fields.next ? `${PAGE}?next=${encodeURIComponent(fields.next)}` : PAGE;
  return goOn(to, say('secondFactor.proved'));
});

export async function proveByCode(before: FormState, form: FormData): Promise<FormState> {
  return prove(before, form);
}
