'use server';

import { readLoginClient, setSessionCookie } from '@/lib/auth/page-viewer';
import { type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatMailed } from '@/lib/mail/queries';
import { t } from '@/lib/messages/messages';
import { changePassword, finishReset, sendReset, startReset } from './passwords.commands';

const change = formAction(async (fields, viewer) => {
  const { userAgent } = await readLoginClient();
  await setSessionCookie(await changePassword(fields, viewer, userAgent));
  const done = t('accounts.password.changed');
  return viewer.session?.pendingStep === 'password' ? redirectTo(SECOND_FACTOR_PAGE, done) : { done };
});

/** The second-factor page redirects sessions with no pending step. */
const SECOND_FACTOR_PAGE = '/login/code/';

/** Changes one's own password; a session that had to change it is redirected to its area. */
export async function changePasswordAction(before: FormState, form: FormData): Promise<FormState> {
  return change(before, form);
}

const submitResetRequest = formAction(async (fields, viewer) => {
  await startReset(fields, viewer);
  return { done: t(fields.kind === 'member' ? 'accounts.resetSentMember' : 'accounts.resetSent') };
});

/** Requests a password reset mail. */
export async function startResetAction(before: FormState, form: FormData): Promise<FormState> {
  return submitResetRequest(before, form);
}

const submitReset = formAction(async (fields, viewer) => {
  await finishReset(fields, viewer);
  return { done: t('accounts.resetDone') };
});

/** Sets a password with the link of a reset mail. */
export async function finishResetAction(before: FormState, form: FormData): Promise<FormState> {
  return submitReset(before, form);
}

const sendOne = formAction(async ({ id }, viewer) => {
  await sendReset({ id }, viewer);
  return succeed(`/administrator/usergeneral/${Number(id) || ''}`, formatMailed(t('memberDesk.resetSent')), false);
});

/** Sends a member a reset mail; `id` is that of the account. */
export async function sendResetAction(before: FormState, form: FormData): Promise<FormState> {
  return sendOne(before, form);
}
