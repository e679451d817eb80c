'use server';

import { formAction } from '@/lib/command/form-action';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { formatMailedToReader } from '@/lib/mail/queries';
import { confirmAlert, requestAlert, requestManageLink } from './alerts.commands';
import { alertsMessages } from './alerts.messages';
import { findTypedOffice } from './alerts.queries';
import { alertInput, manageLinkInput } from './alerts.schema';

/**
 * The fields of `alertInput`, and `proof`, consumed last. The typed name `office` decides the organisation; the field
 * `organisation`, from the URL, only resolves duplicate names.
 */
export const requestAlertAction = formAction(async ({ proof, office = '', organisation: asked, ...fields }, viewer) => {
  parseInput(alertInput, fields);
  const organisation = await findTypedOffice(office, asked);
  await consumeProof(proof);
  const { active } = await requestAlert({ ...fields, organisation }, viewer);
  return { done: active ? alertsMessages['alerts.active'] : formatMailedToReader(alertsMessages['alerts.asked']) };
});

export const requestManageLinkAction = formAction(async ({ proof, ...fields }, viewer) => {
  parseInput(manageLinkInput, fields);
  await consumeProof(proof);
  await requestManageLink(fields, viewer);
  return { done: formatMailedToReader(alertsMessages['alerts.manageSent']) };
});

/** Confirms the alert of the mailed link; field `token`. */
export const confirmAlertAction = formAction(async (fields, viewer) => {
  await confirmAlert(fields, viewer);
  return { done: alertsMessages['alerts.confirmed'].th };
});
