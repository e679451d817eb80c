'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { formatMailed, formatMailedToReader } from '@/lib/mail/queries';
import { approvePasswordRequest, refusePasswordRequest } from './decisions.commands';
import { createPasswordRequest } from './password-requests.commands';
import { passwordRequestsMessages } from './password-requests.messages';

// An institution's code is no secret: it is in the list that the institution is chosen from.
/** Submits an institution's request for its password. */
export const requestPasswordAction = formAction(
  async ({ hold: _hold, ...fields }, viewer) => {
    await createPasswordRequest(fields, viewer);
    return { done: formatMailedToReader(passwordRequestsMessages['registrations.requested']) };
  },
  ['code'],
);

export const approvePasswordRequestAction = formAction(async ({ id }, viewer) => {
  await approvePasswordRequest({ id }, viewer);
  refresh();
  return { done: formatMailed(passwordRequestsMessages['registrations.approved']) };
});

export const refusePasswordRequestAction = formAction(async ({ id, reason }, viewer) => {
  await refusePasswordRequest({ id, reason }, viewer);
  refresh();
  return { done: formatMailed(passwordRequestsMessages['registrations.refused']) };
});
