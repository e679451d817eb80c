'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { parse } from '@/lib/command/parse';
import { takeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { say } from '@/lib/messages/messages';
import { addRightsStep, askRight, assignRequest, extendRequest } from './data-requests.commands';
import { rightsAsk } from './data-requests.schema';

const pathOf = (id: string | undefined) => `/administrator/contact_us/${Number(id)}?part=rights`;

const askOne = formAction(async ({ proof, ...fields }, viewer) => {
  parse(rightsAsk, fields);
  await takeProof(proof);
  const { trackingCode } = await askRight(fields, viewer);
  return { done: say('rights.sent'), values: { trackingCode } };
});

/** Fields `kind`, `name`, `email`, `body` and `proof`, taken when all else is right. The values hold the `trackingCode`. */
export async function ask(before: FormState, form: FormData): Promise<FormState> {
  return askOne(before, form);
}

const stepOne = formAction(async (fields, viewer) => {
  const { mailed } = await addRightsStep(fields, viewer);
  return finish(pathOf(fields.id), say(mailed ? 'rights.stepMailed' : 'rights.stepSaved'));
});

/** Fields `id`, `steps` (how many were seen), `status`, `note` and `internalNote`. */
export async function step(before: FormState, form: FormData): Promise<FormState> {
  return stepOne(before, form);
}

const extendOne = formAction(async (fields, viewer) => {
  await extendRequest(fields, viewer);
  return finish(pathOf(fields.id), say('rights.extendedDone'));
});

/** Fields `id`, `steps` and `reason`. */
export async function extend(before: FormState, form: FormData): Promise<FormState> {
  return extendOne(before, form);
}

const assignOne = formAction(async ({ id, assigneeId }, viewer) => {
  await assignRequest({ id, assigneeId: assigneeId || null }, viewer);
  return finish(pathOf(id), say(assigneeId ? 'rights.assigned' : 'rights.unassigned'));
});

/** Fields `id` and `assigneeId`, empty for nobody. */
export async function assign(before: FormState, form: FormData): Promise<FormState> {
  return assignOne(before, form);
}
