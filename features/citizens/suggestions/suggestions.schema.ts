import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { messageText, taskStatuses, typedEmail } from '../contact/contact.schema';

export const suggestionKinds = ['suggestion', 'complaint'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const NAME_LENGTH = 150;
export const SUBJECT_LENGTH = 200;
export const NOTE_LENGTH = 2_000;

/** A suggestion; a name or an e-mail requires consent to their storage. */
export const suggestionInput = z
  .object({
    kind: z.enum(suggestionKinds, 'suggestions.kindMissing'),
    subject: lineField(SUBJECT_LENGTH, { missing: 'suggestions.subjectMissing', long: 'suggestions.long' }),
    body: messageText({
      missing: 'suggestions.bodyMissing',
      long: 'suggestions.bodyLong',
      short: 'suggestions.bodyShort',
    }),
    name: lineField(NAME_LENGTH, { long: 'suggestions.long' }).default(''),
    email: typedEmail('suggestions.badEmail')
      .pipe(z.union([z.literal(''), z.email('suggestions.badEmail')], 'suggestions.badEmail'))
      .default(''),
    consent: checkboxField,
  })
  .refine(({ name, email, consent }) => consent || (name === '' && email === ''), {
    path: ['consent'],
    message: 'suggestions.consentMissing',
  });

const status = z.enum(taskStatuses);
const note = textField(NOTE_LENGTH, { long: 'suggestions.noteLong' }).default('');

/** A step with a note for the sender and an internal one. `steps`: their number when the form was rendered. */
export const suggestionStepInput = z
  .object({ id, status, note, internalNote: note, steps: z.coerce.number().int().min(0) })
  .refine((step) => step.status !== 'dismissed' || step.note !== '', {
    path: ['note'],
    message: 'suggestions.reasonMissing',
  });
