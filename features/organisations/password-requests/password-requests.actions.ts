'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { formatMailed } from '@/lib/mail/queries';
import { t } from '@/lib/messages/messages';
import { approvePasswordRequest, createPasswordRequest, refusePasswordRequest } from './password-requests.commands';

// An institution's code is no secret: it is in the list that the institution is chosen from.
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

/** Submits an institution's request for its password. */
export async function requestPasswordAction(before: FormState, form: FormData): Promise<FormState> {
  return submitRequest(before, form);
}

export async function approvePasswordRequestAction(before: FormState, form: FormData): Promise<FormState> {
  return approveOne(before, form);
}

export async function refusePasswordRequestAction(before: FormState, form: FormData): Promise<FormState> {
  return refuseOne(before, form);
}
