'use server';

import { refresh } from 'next/cache';
import { readLoginClient, setSessionCookie } from '@/lib/auth/page-viewer';
import { commandAction } from '@/lib/command/command-action';
import { formAction, redirectTo } from '@/lib/command/form-action';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  proveSecondFactor,
  renewRecoveryCodes,
} from './second-factor.commands';
import { secondFactorMessages } from './second-factor.messages';

export const beginSecondFactorAction = commandAction(beginSecondFactor, secondFactorMessages['secondFactor.begun']);

/** Returns the recovery codes once, as the value `recovery`, separated by spaces. */
export const confirmSecondFactorAction = formAction(async (fields, viewer) => {
  const recovery = (await confirmSecondFactor(fields, viewer)).join(' ');
  refresh();
  return { done: secondFactorMessages['secondFactor.on'], values: { recovery } };
});

export const renewRecoveryCodesAction = formAction(async (fields, viewer) => {
  const recovery = (await renewRecoveryCodes(fields, viewer)).join(' ');
  refresh();
  return { done: secondFactorMessages['secondFactor.renewed'], values: { recovery } };
});

export const endSecondFactorAction = commandAction(endSecondFactor, secondFactorMessages['secondFactor.off']);

/** The code page redirects once no step is pending. */
const PAGE = '/login/code/';

export const proveSecondFactorAction = formAction(async (fields, viewer) => {
  const { userAgent } = await readLoginClient();
  await setSessionCookie(await proveSecondFactor(fields, viewer, userAgent));
  const to = fields.next ? `${PAGE}?next=${encodeURIComponent(fields.next)}` : PAGE;
  return redirectTo(to, secondFactorMessages['secondFactor.proved']);
});
