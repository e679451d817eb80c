'use server';

import { refresh } from 'next/cache';
import { readLoginClient, setSessionCookie } from '@/lib/auth/page-viewer';
import { type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  proveSecondFactor,
  renewRecoveryCodes,
} from './second-factor.commands';

const submitBegin = formAction(async (_, viewer) => {
  await beginSecondFactor({}, viewer);
  refresh();
  return { done: t('secondFactor.begun') };
});

export async function beginSecondFactorAction(before: FormState, form: FormData): Promise<FormState> {
  return submitBegin(before, form);
}

/** Returns the recovery codes once, as the value `recovery`, separated by spaces. */
const submitConfirmation = formAction(async (fields, viewer) => {
  const recovery = (await confirmSecondFactor(fields, viewer)).join(' ');
  refresh();
  return { done: t('secondFactor.on'), values: { recovery } };
});

export async function confirmSecondFactorAction(before: FormState, form: FormData): Promise<FormState> {
  return submitConfirmation(before, form);
}

const submitRenewal = formAction(async (fields, viewer) => {
  const recovery = (await renewRecoveryCodes(fields, viewer)).join(' ');
  refresh();
  return { done: t('secondFactor.renewed'), values: { recovery } };
});

export async function renewRecoveryCodesAction(before: FormState, form: FormData): Promise<FormState> {
  return submitRenewal(before, form);
}

const submitEnd = formAction(async (fields, viewer) => {
  await endSecondFactor(fields, viewer);
  refresh();
  return { done: t('secondFactor.off') };
});

export async function endSecondFactorAction(before: FormState, form: FormData): Promise<FormState> {
  return submitEnd(before, form);
}

/** The code page redirects once no step is pending. */
const PAGE = '/login/code/';

const submitProof = formAction(async (fields, viewer) => {
  const { userAgent } = await readLoginClient();
  await setSessionCookie(await proveSecondFactor(fields, viewer, userAgent));
  const to = fields.next ? `${PAGE}?next=${encodeURIComponent(fields.next)}` : PAGE;
  return redirectTo(to, t('secondFactor.proved'));
});

export async function proveSecondFactorAction(before: FormState, form: FormData): Promise<FormState> {
  return submitProof(before, form);
}
