'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { parse } from '@/lib/command/parse';
import { takeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { say } from '@/lib/messages/messages';
import { addStep, assignSuggestion, sendSuggestion } from './suggestions.commands';
import { suggestionSending } from './suggestions.schema';

const pathOf = (id: string | undefined) => `/administrator/participation/${Number(id)}?part=suggestions`;

const sendOne = formAction(async ({ proof, ...fields }, viewer) => {
  const { email } = parse(suggestionSending, fields);
  await takeProof(proof);
  const { trackingCode } = await sendSuggestion(fields, viewer);
  return { done: say(email ? 'suggestions.sentMail' : 'suggestions.sent'), values: { trackingCode } };
});

/** Fields `kind`, `subject`, `body`, `name`, `email`, `consent` and `proof`. The answer's values hold the `trackingCode`. */
export async function send(before: FormState, form: FormData): Promise<FormState> {
  return sendOne(before, form);
}

const stepOne = formAction(async (fields, viewer) => {
  const { mailed } = await addStep(fields, viewer);
  return finish(pathOf(fields.id), say(mailed ? 'suggestions.stepMailed' : 'suggestions.stepSaved'));
});

/** Fields `id`, `steps` (how many were seen), `status`, `note` and `internalNote`. */
export async function step(before: FormState, form: FormData): Promise<FormState> {
  return stepOne(before, form);
}

const assignOne = formAction(async ({ id, assigneeId }, viewer) => {
  await assignSuggestion({ id, assigneeId: assigneeId || null }, viewer);
  return finish(pathOf(id), say(assigneeId ? 'suggestions.assigned' : 'suggestions.unassigned'));
});

/** Fields `id` and `assigneeId`, empty for nobody. */
export async function assign(before: FormState, form: FormData): Promise<FormState> {
  return assignOne(before, form);
}
