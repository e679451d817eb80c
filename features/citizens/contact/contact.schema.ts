import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { MAX_EMAIL } from '@/lib/mail/address';
import { MINUTE_MS } from '@/lib/time/units';
import { officeField } from '../voices/office.schema';
import { contactMessages as words } from './contact.messages';
import { type TaskStatus, taskStatuses } from './tasks.schema';

/** Deduplication window: the same text from the same sender within this time is stored once. */
export const DUPLICATE_WINDOW_MS = 10 * MINUTE_MS;

/** One entry of the audit log: an action, with the new status or assignee. */
export type HistoryLine = { id: string; action: string; by: string; at: Date; status?: TaskStatus; assignee?: string };

const NAME_LENGTH = 150;
const SUBJECT_LENGTH = 200;
export const BODY_LENGTH = 5_000;
const MIN_BODY_LENGTH = 10;
const PHONE = /^\+?\d[\d\s().-]{7,18}$/;

/** A typed e-mail address, not yet checked. */
export const typedEmail = (wrong: string) => z.string(wrong).max(MAX_EMAIL, wrong).trim().toLowerCase();

/** Text of a message, data request or suggestion. */
export const messageText = ({ short, ...wrong }: { missing: string; long: string; short: string }) =>
  textField(BODY_LENGTH, wrong).refine((typed) => typed === '' || typed.length >= MIN_BODY_LENGTH, short);

export const contactMessageInput = z.object({
  name: lineField(NAME_LENGTH, { missing: words['contact.nameMissing'].th, long: words['contact.long'].th }),
  email: typedEmail(words['contact.badEmail'].th).pipe(z.email(words['contact.badEmail'].th)),
  phone: z
    .string(words['contact.badPhone'].th)
    .max(30, words['contact.badPhone'].th)
    .trim()
    .refine((typed) => typed === '' || PHONE.test(typed), words['contact.badPhone'].th)
    .default(''),
  subject: lineField(SUBJECT_LENGTH, { missing: words['contact.subjectMissing'].th, long: words['contact.long'].th }),
  body: messageText({
    missing: words['contact.bodyMissing'].th,
    long: words['contact.bodyLong'].th,
    short: words['contact.bodyShort'].th,
  }),
  consent: checkboxField.refine(Boolean, words['contact.consentMissing'].th),
  office: officeField,
});

export const messageAnswerInput = z.object({
  id,
  body: textField(BODY_LENGTH, { long: words['contact.bodyLong'].th }).default(''),
  /** A canned reply, sent if `body` is empty. */
  answerId: id.optional(),
  /** Number of replies when the form was rendered; another one since then is a conflict. */
  replies: z.union([z.number().int().min(0), z.string().regex(/^\d{1,6}$/)]).transform(Number),
  /** True if the message is done with this answer. */
  close: checkboxField,
});

const status = z.enum(taskStatuses);
/** `from` is the status shown in the form; if it has changed since, that is a conflict. */
export const taskStatusInput = z.object({ id, from: status, status });
export const taskAssignmentInput = z.object({ id, assigneeId: id.nullable() });
