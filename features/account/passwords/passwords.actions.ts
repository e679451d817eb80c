'use server';

import { keepSession, readLoginClient } from '@/lib/auth/page-viewer';
import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { sayMailed } from '@/lib/mail/queries';
import { say } from '@/lib/messages/messages';
import { changePassword, finishReset, sendReset, startReset } from './passwords.commands';

const change = formAction(async (fields, viewer) => {
  const { userAgent } = await readLoginClient();
  await keepSession(await changePassword(fields, viewer, userAgent));
  const done = say('accounts.password.changed');
  return viewer.session?.demands === 'password' ? goOn(TO_OWN_PLACE, done) : { done };
});

/** The page of the second factor leads on whoever has nothing more to prove. */
const TO_OWN_PLACE = '/login/code/';

/** Changes one's own password; whoever had to goes on to their own area. */
export async function changeOwnPassword(before: FormState, form: FormData): Promise<FormState> {
  return change(before, form);
}

const forgot = formAction(async (fields, viewer) => {
  await startReset(fields, viewer);
  return { done: say(fields.kind === 'member' ? 'accounts.resetSentMember' : 'accounts.resetSent') };
});

/** Asks for a mail by which a forgotten password can be set anew. */
export async function askReset(before: FormState, form: FormData): Promise<FormState> {
  return forgot(before, form);
}

const reset = formAction(async (fields, viewer) => {
  await finishReset(fields, viewer);
  return { done: say('accounts.resetDone') };
});

/** Sets a password by the link of such a mail. */
export async function setByLink(before: FormState, form: FormData): Promise<FormState> {
  return reset(before, form);
}

const sendOne = formAction(async ({ id }, viewer) => {
  await sendReset({ id }, viewer);
  return finish(`/administrator/usergeneral/${Number(id) || ''}`, sayMailed(say('memberDesk.resetSent')), false);
});

/** Sends a member the mail of a reset; field `id` of the account. */
export async function sendResetTo(before: FormState, form: FormData): Promise<FormState> {
  return sendOne(before, form);
}
