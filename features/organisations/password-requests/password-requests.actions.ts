'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { formatMailed } from '@/lib/mail/queries';
import { t } from '@/lib/messages/messages';
import { approvePasswordRequest, createPasswordRequest, refusePasswordRequest } from './password-requests.commands';

// An institution's code is no secret: it stands in the list that it is chosen from.
const submitRequest = formAction(
  async ({ hold: _hold, ...fields }, viewer) => {
    await createPasswordRequest(fields, viewer);
    return { done: t('registrations.requested') };
  },
  ['code'],
);

const approveOne = formAction(async ({ id }, viewer) => {
  await approvePasswordRequest({ id }, viewer);
  refresh();
  return { done: formatMailed(t('registrations.approved')) };
});

const refuseOne = formAction(async ({ id, reason }, viewer) => {
  await refusePasswordRequest({ id, reason }, viewer);
  refresh();
  return { done: formatMailed(t('registrations.refused')) };
});

/** An institution asks for its password; fields `userName`, `code`, `email`, `phone`, `acknowledged`. */
export async function requestPasswordAction(before: FormState, form: FormData): Promise<FormState> {
  return submitRequest(before, form);
}

/** Approves one request; field `id`. */
export async function approvePasswordRequestAction(before: FormState, form: FormData): Promise<FormState> {
  return approveOne(before, form);
}

/** Refuses one request; fields `id` and `reason`. */
export async function refusePasswordRequestAction(before: FormState, form: FormData): Promise<FormState> {
  return refuseOne(before, form);
}
