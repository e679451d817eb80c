import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { messageText, taskStatuses, typedEmail } from '../contact/contact.schema';

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
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** Legal time limit of an answer in days, and length of its one extension. */
export const ANSWER_DAYS = 30;
export const NAME_LENGTH = 150;
export const NOTE_LENGTH = 5_000;

export const dataRequestInput = z.object({
  kind: z.enum(dataRequestKinds, 'rights.kindMissing'),
  name: lineField(NAME_LENGTH, { missing: 'rights.nameMissing', long: 'rights.long' }),
  email: typedEmail('rights.badEmail').pipe(z.email('rights.badEmail')),
  body: messageText({ missing: 'rights.bodyMissing', long: 'rights.bodyLong', short: 'rights.bodyShort' }),
});

const note = textField(NOTE_LENGTH, { long: 'rights.noteLong' }).default('');
/** Number of steps when the form was rendered. */
const steps = z.coerce.number().int().min(0);

/** A step. The note of a closing step is the answer, so it is required. */
export const dataRequestStepInput = z
  .object({ id, status: z.enum(taskStatuses), note, internalNote: note, steps })
  .refine((step) => (step.status !== 'done' && step.status !== 'dismissed') || step.note !== '', {
    path: ['note'],
    message: 'rights.answerMissing',
  });

export const dataRequestExtensionInput = z.object({
  id,
  reason: textField(NOTE_LENGTH, { missing: 'rights.reasonMissing', long: 'rights.noteLong' }),
  steps,
});
