'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { contactMessages } from '../contact/contact.messages';
import { addSuggestionStep, assignSuggestion, sendSuggestion } from './suggestions.commands';
import { suggestionsMessages } from './suggestions.messages';
import { suggestionInput } from './suggestions.schema';

const buildSuggestionPath = (id: string | undefined) => `/administrator/participation/${Number(id)}?part=suggestions`;

/** The fields of `suggestionInput`, and `proof`, consumed last. The returned `values` contain the `trackingCode`. */
export const sendSuggestionAction = formAction(async ({ proof, ...fields }, viewer) => {
  const { email } = parseInput(suggestionInput, fields);
  await consumeProof(proof);
  const { trackingCode } = await sendSuggestion(fields, viewer);
  return {
    done: suggestionsMessages[email ? 'suggestions.sentMail' : 'suggestions.sent'].th,
    values: { trackingCode },
  };
});

export const addSuggestionStepAction = formAction(async (fields, viewer) => {
  const { mailed } = await addSuggestionStep(fields, viewer);
  return succeed(
    buildSuggestionPath(fields.id),
    suggestionsMessages[mailed ? 'suggestions.stepMailed' : 'suggestions.stepSaved'].th,
  );
});

export const assignSuggestionAction = formAction(async ({ id, assigneeId }, viewer) => {
  await assignSuggestion({ id, assigneeId: assigneeId || null }, viewer);
  return succeed(buildSuggestionPath(id), contactMessages[assigneeId ? 'contact.assigned' : 'contact.unassigned']);
});
