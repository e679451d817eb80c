'use server';

import { formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { registerMember } from './registration.commands';

/** Registers a member; the response is the same for known and unknown e-mails. */
export const registerMemberAction = formAction(async ({ hold: _hold, ...fields }, viewer) => {
  await registerMember(fields, viewer);
  return { done: t('members.registered') };
});
