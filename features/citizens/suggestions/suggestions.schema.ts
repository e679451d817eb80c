import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { messageText, typedEmail } from '../contact/contact.schema';
import { taskStatuses } from '../contact/tasks.schema';
import { officeField } from '../voices/office.schema';
import { suggestionsMessages as words } from './suggestions.messages';

export const suggestionKinds = ['suggestion', 'complaint'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const NAME_LENGTH = 150;
export const SUBJECT_LENGTH = 200;
export const NOTE_LENGTH = 2_000;

/** A suggestion; a name or an e-mail requires consent to their storage. */
export const suggestionInput = z
  .object({
    kind: z.enum(suggestionKinds, words['suggestions.kindMissing'].th),
    subject: lineField(SUBJECT_LENGTH, {
      missing: words['suggestions.subjectMissing'].th,
      long: words['suggestions.long'].th,
    }),
    body: messageText({
      missing: words['suggestions.bodyMissing'].th,
      long: words['suggestions.bodyLong'].th,
      short: words['suggestions.bodyShort'].th,
    }),
    name: lineField(NAME_LENGTH, { long: words['suggestions.long'].th }).default(''),
    email: typedEmail(words['suggestions.badEmail'].th)
      .pipe(z.union([z.literal(''), z.email(words['suggestions.badEmail'].th)], words['suggestions.badEmail'].th))
      .default(''),
    consent: checkboxField,
    office: officeField,
  })
  .refine(({ name, email, consent }) => consent || (name === '' && email === ''), {
    path: ['consent'],
    message: words['suggestions.consentMissing'].th,
  });

const status = z.enum(taskStatuses);
const note = textField(NOTE_LENGTH, { long: words['suggestions.noteLong'].th }).default('');

/** A step with a note for the sender and an internal one. `steps`: their number when the form was rendered. */
export const suggestionStepInput = z
  .object({ id, status, note, internalNote: note, steps: z.coerce.number().int().min(0) })
  .refine((step) => step.status !== 'dismissed' || step.note !== '', {
    path: ['note'],
    message: words['suggestions.reasonMissing'].th,
  });
