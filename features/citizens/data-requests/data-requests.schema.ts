import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { messageText, typedEmail } from '../contact/contact.schema';
import { taskStatuses } from '../contact/tasks.schema';
import { officeField } from '../voices/office.schema';
import { dataRequestsMessages as words } from './data-requests.messages';

/** Rights of a data subject under the Personal Data Protection Act. */
export const dataRequestKinds = [
  'access',
  'correction',
  'deletion',
  'objection',
  'portability',
  'restriction',
  'withdrawal',
] as const;

/** Legal time limit of an answer in days, and length of its one extension. */
export const ANSWER_DAYS = 30;
export const NAME_LENGTH = 150;
export const NOTE_LENGTH = 5_000;

export const dataRequestInput = z.object({
  kind: z.enum(dataRequestKinds, words['rights.kindMissing'].th),
  name: lineField(NAME_LENGTH, { missing: words['rights.nameMissing'].th, long: words['rights.long'].th }),
  email: typedEmail(words['rights.badEmail'].th).pipe(z.email(words['rights.badEmail'].th)),
  body: messageText({
    missing: words['rights.bodyMissing'].th,
    long: words['rights.bodyLong'].th,
    short: words['rights.bodyShort'].th,
  }),
  office: officeField,
});

const note = textField(NOTE_LENGTH, { long: words['rights.noteLong'].th }).default('');
/** Number of steps when the form was rendered. */
const steps = z.coerce.number().int().min(0);

/** A step. The note of a closing step is the answer, so it is required. */
export const dataRequestStepInput = z
  .object({ id, status: z.enum(taskStatuses), note, internalNote: note, steps })
  .refine((step) => (step.status !== 'done' && step.status !== 'dismissed') || step.note !== '', {
    path: ['note'],
    message: words['rights.answerMissing'].th,
  });

export const dataRequestExtensionInput = z.object({
  id,
  reason: textField(NOTE_LENGTH, { missing: words['rights.reasonMissing'].th, long: words['rights.noteLong'].th }),
  steps,
});
