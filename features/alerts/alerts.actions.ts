'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { parse } from '@/lib/command/parse';
import { takeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { say } from '@/lib/messages/messages';
import { askAlert, askManageLink, confirmAlert } from './alerts.commands';
import { chooseOffice } from './alerts.queries';
import { alertAsk, manageAsk } from './alerts.schema';

const askOne = formAction(async ({ proof, office = '', organisation: asked, ...fields }, viewer) => {
  parse(alertAsk, fields);
  const organisation = await chooseOffice(office, asked);
  await takeProof(proof);
  const { active } = await askAlert({ ...fields, organisation }, viewer);
  return { done: say(active ? 'alerts.active' : 'alerts.asked') };
});

/**
 * Fields `email`, `rhythm`, those of the filter as in addresses of lists, `office` (the typed name, which counts, with the
 * `organisation` of the address beside it), and `proof`, taken when all else is right.
 */
export async function ask(before: FormState, form: FormData): Promise<FormState> {
  return askOne(before, form);
}

const askLink = formAction(async ({ proof, ...fields }, viewer) => {
  parse(manageAsk, fields);
  await takeProof(proof);
  await askManageLink(fields, viewer);
  return { done: say('alerts.manageSent') };
});

/** Fields `email` and `proof`. */
export async function askForLink(before: FormState, form: FormData): Promise<FormState> {
  return askLink(before, form);
}

const confirmOne = formAction(async (fields, viewer) => {
  await confirmAlert(fields, viewer);
  return { done: say('alerts.confirmed') };
});

/** The button on the page that the mail leads to; field `token`. */
export async function confirm(before: FormState, form: FormData): Promise<FormState> {
  return confirmOne(before, form);
}
