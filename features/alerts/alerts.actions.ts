'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { t } from '@/lib/messages/messages';
import { confirmAlert, requestAlert, requestManageLink } from './alerts.commands';
import { findTypedOffice } from './alerts.queries';
import { alertInput, manageLinkInput } from './alerts.schema';

const askOne = formAction(async ({ proof, office = '', organisation: asked, ...fields }, viewer) => {
  parseInput(alertInput, fields);
  const organisation = await findTypedOffice(office, asked);
  await consumeProof(proof);
  const { active } = await requestAlert({ ...fields, organisation }, viewer);
  return { done: t(active ? 'alerts.active' : 'alerts.asked') };
});

/**
 * Fields `email`, `rhythm`, those of the filter as in addresses of lists, `office` (the typed name, which counts, with the
 * `organisation` of the address beside it), and `proof`, taken when all else is right.
 */
export async function requestAlertAction(before: FormState, form: FormData): Promise<FormState> {
  return askOne(before, form);
}

const askLink = formAction(async ({ proof, ...fields }, viewer) => {
  parseInput(manageLinkInput, fields);
  await consumeProof(proof);
  await requestManageLink(fields, viewer);
  return { done: t('alerts.manageSent') };
});

/** Fields `email` and `proof`. */
export async function requestManageLinkAction(before: FormState, form: FormData): Promise<FormState> {
  return askLink(before, form);
}

const confirmOne = formAction(async (fields, viewer) => {
  await confirmAlert(fields, viewer);
  return { done: t('alerts.confirmed') };
});

/** The button on the page that the mail leads to; field `token`. */
export async function confirmAlertAction(before: FormState, form: FormData): Promise<FormState> {
  return confirmOne(before, form);
}
