'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import { registerMember } from './registration.commands';

const register = formAction(async ({ hold: _hold, ...fields }, viewer) => {
  await registerMember(fields, viewer);
  return { done: say('members.registered') };
});

/** The form that makes somebody a member; its answer is the same for known and unknown e-mails. */
export async function registerAsMember(before: FormState, form: FormData): Promise<FormState> {
  return register(before, form);
}
