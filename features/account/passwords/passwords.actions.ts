'use server';

import { readLoginClient, setSessionCookie } from '@/lib/auth/page-viewer';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatMailed, formatMailedToReader } from '@/lib/mail/queries';
import { changePassword } from './passwords.commands';
import { passwordsMessages } from './passwords.messages';
import { finishReset, sendReset, startReset } from './reset.commands';

/** Changes one's own password; a session that had to change it is redirected to its area. */
export const changePasswordAction = formAction(async (fields, viewer) => {
  const { userAgent } = await readLoginClient();
  await setSessionCookie(await changePassword(fields, viewer, userAgent));
  const done = passwordsMessages['accounts.password.changed'].th;
  return viewer.session?.pendingStep === 'password' ? redirectTo(SECOND_FACTOR_PAGE, done) : { done };
});

/** The second-factor page redirects sessions with no pending step. */
const SECOND_FACTOR_PAGE = '/login/code/';

/** Requests a password reset mail. */
export const startResetAction = formAction(async (fields, viewer) => {
  await startReset(fields, viewer);
  const said = passwordsMessages[fields.kind === 'member' ? 'accounts.resetSentMember' : 'accounts.resetSent'];
  return { done: formatMailedToReader(said) };
});

/** Sets a password with the link of a reset mail. */
export const finishResetAction = formAction(async (fields, viewer) => {
  await finishReset(fields, viewer);
  return { done: passwordsMessages['accounts.resetDone'] };
});

/** Sends a member a reset mail; `id` is that of the account. */
export const sendResetAction = formAction(async ({ id }, viewer) => {
  await sendReset({ id }, viewer);
  return succeed(
    `/administrator/usergeneral/${Number(id) || ''}`,
    formatMailed(passwordsMessages['accounts.resetSentByStaff']),
    false,
  );
});
