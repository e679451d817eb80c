'use server';

import { formAction } from '@/lib/command/form-action';
import { formatMailedToReader } from '@/lib/mail/queries';
import { registerMember } from './registration.commands';
import { registrationMessages } from './registration.messages';

/** Registers a member; the response is the same for known and unknown e-mails. */
export const registerMemberAction = formAction(async ({ hold: _hold, ...fields }, viewer) => {
  await registerMember(fields, viewer);
  return { done: formatMailedToReader(registrationMessages['members.registered']) };
});
