'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { t } from '@/lib/messages/messages';
import { addDataRequestStep, assignDataRequest, extendDataRequest, sendDataRequest } from './data-requests.commands';
import { dataRequestInput } from './data-requests.schema';

const buildDataRequestPath = (id: string | undefined) => `/administrator/contact_us/${Number(id)}?part=rights`;

const askOne = formAction(async ({ proof, ...fields }, viewer) => {
  parseInput(dataRequestInput, fields);
  await consumeProof(proof);
  const { trackingCode } = await sendDataRequest(fields, viewer);
  return { done: t('rights.sent'), values: { trackingCode } };
});

/** The fields of `dataRequestInput`, and `proof`, consumed last. The returned `values` contain the `trackingCode`. */
export async function sendDataRequestAction(before: FormState, form: FormData): Promise<FormState> {
  return askOne(before, form);
}

const stepOne = formAction(async (fields, viewer) => {
  const { mailed } = await addDataRequestStep(fields, viewer);
  return succeed(buildDataRequestPath(fields.id), t(mailed ? 'rights.stepMailed' : 'rights.stepSaved'));
});

export async function addDataRequestStepAction(before: FormState, form: FormData): Promise<FormState> {
  return stepOne(before, form);
}

const extendOne = formAction(async (fields, viewer) => {
  await extendDataRequest(fields, viewer);
  return succeed(buildDataRequestPath(fields.id), t('rights.extendedDone'));
});

export async function extendDataRequestAction(before: FormState, form: FormData): Promise<FormState> {
  return extendOne(before, form);
}

const assignOne = formAction(async ({ id, assigneeId }, viewer) => {
  await assignDataRequest({ id, assigneeId: assigneeId || null }, viewer);
  return succeed(buildDataRequestPath(id), t(assigneeId ? 'rights.assigned' : 'rights.unassigned'));
});

export async function assignDataRequestAction(before: FormState, form: FormData): Promise<FormState> {
  return assignOne(before, form);
}
