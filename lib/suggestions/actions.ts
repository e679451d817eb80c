'use server';

import { type FormState, formAction } from '../form-action';
import { finish } from '../form-finish';
import { say } from '../messages';
import { parse } from '../parse';
import { takeProof } from '../proof/commands';
import { addStep, assignSuggestion, sendSuggestion } from './commands';
import { suggestionSending } from './schema';

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
