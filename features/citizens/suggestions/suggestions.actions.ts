'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { formatMailed, formatMailedToReader } from '@/lib/mail/queries';
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
  const done = email
    ? formatMailedToReader(suggestionsMessages['suggestions.sentMail'].th)
    : suggestionsMessages['suggestions.sent'].th;
  return { done, values: { trackingCode } };
});

export const addSuggestionStepAction = formAction(async (fields, viewer) => {
  const { mailed } = await addSuggestionStep(fields, viewer);
  const done = suggestionsMessages['suggestions.stepSaved'].th;
  return succeed(buildSuggestionPath(fields.id), mailed ? formatMailed(done) : done);
});

export const assignSuggestionAction = formAction(async ({ id, assigneeId }, viewer) => {
  await assignSuggestion({ id, assigneeId: assigneeId || null }, viewer);
  return succeed(buildSuggestionPath(id), contactMessages[assigneeId ? 'contact.assigned' : 'contact.unassigned']);
});
