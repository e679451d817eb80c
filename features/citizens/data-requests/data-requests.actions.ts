'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { formatMailed, formatMailedToReader } from '@/lib/mail/queries';
import { contactMessages } from '../contact/contact.messages';
import { addDataRequestStep, assignDataRequest, extendDataRequest, sendDataRequest } from './data-requests.commands';
import { dataRequestsMessages } from './data-requests.messages';
import { dataRequestInput } from './data-requests.schema';

const buildDataRequestPath = (id: string | undefined) => `/administrator/contact_us/${Number(id)}?part=rights`;

/** The fields of `dataRequestInput`, and `proof`, consumed last. The returned `values` contain the `trackingCode`. */
export const sendDataRequestAction = formAction(async ({ proof, ...fields }, viewer) => {
  parseInput(dataRequestInput, fields);
  await consumeProof(proof);
  const { trackingCode } = await sendDataRequest(fields, viewer);
  return { done: formatMailedToReader(dataRequestsMessages['rights.sent']), values: { trackingCode } };
});

export const addDataRequestStepAction = formAction(async (fields, viewer) => {
  const { mailed } = await addDataRequestStep(fields, viewer);
  const done = dataRequestsMessages['rights.stepSaved'];
  return succeed(buildDataRequestPath(fields.id), mailed ? formatMailed(done) : done);
});

export const extendDataRequestAction = formAction(async (fields, viewer) => {
  await extendDataRequest(fields, viewer);
  return succeed(buildDataRequestPath(fields.id), dataRequestsMessages['rights.extendedDone']);
});

export const assignDataRequestAction = formAction(async ({ id, assigneeId }, viewer) => {
  await assignDataRequest({ id, assigneeId: assigneeId || null }, viewer);
  return succeed(buildDataRequestPath(id), contactMessages[assigneeId ? 'contact.assigned' : 'contact.unassigned']);
});
