'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { sayMailed } from '@/lib/mail/queries';
import { say } from '@/lib/messages/messages';
import { approveRegistration, refuseRegistration, requestRegistration } from './password-requests.commands';

// An institution's code is no secret: it stands in the list that it is chosen from.
const ask = formAction(
  async ({ hold: _hold, ...fields }, viewer) => {
    await requestRegistration(fields, viewer);
    return { done: say('registrations.requested') };
  },
  ['code'],
);

const approveOne = formAction(async ({ id }, viewer) => {
  await approveRegistration({ id }, viewer);
  refresh();
  return { done: sayMailed(say('registrations.approved')) };
});

const refuseOne = formAction(async ({ id, reason }, viewer) => {
  await refuseRegistration({ id, reason }, viewer);
  refresh();
  return { done: sayMailed(say('registrations.refused')) };
});

/** An institution asks for its password; fields `userName`, `code`, `email`, `phone`, `acknowledged`. */
export async function requestPassword(before: FormState, form: FormData): Promise<FormState> {
  return ask(before, form);
}

/** Approves one request; field `id`. */
export async function approve(before: FormState, form: FormData): Promise<FormState> {
  return approveOne(before, form);
}

/** Refuses one request; fields `id` and `reason`. */
export async function refuse(before: FormState, form: FormData): Promise<FormState> {
  return refuseOne(before, form);
}
