'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { registerMember } from './registration.commands';

const submitRegistration = formAction(async ({ hold: _hold, ...fields }, viewer) => {
  await registerMember(fields, viewer);
  return { done: t('members.registered') };
});

/** Registers a member; the response is the same for known and unknown e-mails. */
export async function registerMemberAction(before: FormState, form: FormData): Promise<FormState> {
  return submitRegistration(before, form);
}
