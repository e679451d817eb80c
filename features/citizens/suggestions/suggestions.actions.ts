'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { t } from '@/lib/messages/messages';
import { addSuggestionStep, assignSuggestion, sendSuggestion } from './suggestions.commands';
import { suggestionInput } from './suggestions.schema';

const buildSuggestionPath = (id: string | undefined) => `/administrator/participation/${Number(id)}?part=suggestions`;

/** The fields of `suggestionInput`, and `proof`, consumed last. The returned `values` contain the `trackingCode`. */
export const sendSuggestionAction = formAction(async ({ proof, ...fields }, viewer) => {
  const { email } = parseInput(suggestionInput, fields);
  await consumeProof(proof);
  const { trackingCode } = await sendSuggestion(fields, viewer);
  return { done: t(email ? 'suggestions.sentMail' : 'suggestions.sent'), values: { trackingCode } };
});

export const addSuggestionStepAction = formAction(async (fields, viewer) => {
  const { mailed } = await addSuggestionStep(fields, viewer);
  return succeed(buildSuggestionPath(fields.id), t(mailed ? 'suggestions.stepMailed' : 'suggestions.stepSaved'));
});

export const assignSuggestionAction = formAction(async ({ id, assigneeId }, viewer) => {
  await assignSuggestion({ id, assigneeId: assigneeId || null }, viewer);
  return succeed(buildSuggestionPath(id), t(assigneeId ? 'suggestions.assigned' : 'suggestions.unassigned'));
});
