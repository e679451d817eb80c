import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { MAX_EMAIL } from '@/lib/mail/address';
import { MINUTE_MS } from '@/lib/time/units';

/** Deduplication window: the same text from the same sender within this time is stored once. */
export const DUPLICATE_WINDOW_MS = 10 * MINUTE_MS;

/** Statuses of a message, report, data request or suggestion. */
export const taskStatuses = ['new', 'working', 'done', 'dismissed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
/** One step of a task: `note` is shown to the sender, `internalNote` only to handlers. */
export type TaskStep = { id: number; status: TaskStatus; note: string; internalNote: string; at: Date; by?: string };
export type TaskCounts = Readonly<Record<TaskStatus, number>>;

export type Handler = { id: number; name: string };

/** A message of the thread; `fromSender` is true if the citizen wrote it, not the agency. */
export type MessageReply = { id: number; body: string; at: Date; by?: string; fromSender: boolean };
/** One entry of the audit log: an action, with the new status or assignee. */
export type HistoryLine = { id: string; action: string; by: string; at: Date; status?: TaskStatus; assignee?: string };

const NAME_LENGTH = 150;
const SUBJECT_LENGTH = 200;
const BODY_LENGTH = 5_000;
const MIN_BODY_LENGTH = 10;
const PHONE = /^\+?\d[\d\s().-]{7,18}$/;

export const contactMessageInput = z.object({
  name: lineField(NAME_LENGTH, { missing: 'contact.nameMissing', long: 'contact.long' }),
  email: z
    .string('contact.badEmail')
    .max(MAX_EMAIL, 'contact.badEmail')
    .trim()
    .toLowerCase()
    .pipe(z.email('contact.badEmail')),
  phone: z
    .string('contact.badPhone')
    .max(30, 'contact.badPhone')
    .trim()
    .refine((typed) => typed === '' || PHONE.test(typed), 'contact.badPhone')
    .default(''),
  subject: lineField(SUBJECT_LENGTH, { missing: 'contact.subjectMissing', long: 'contact.long' }),
  body: textField(BODY_LENGTH, { missing: 'contact.bodyMissing', long: 'contact.bodyLong' }).refine(
    (typed) => typed === '' || typed.length >= MIN_BODY_LENGTH,
    'contact.bodyShort',
  ),
  consent: checkboxField.refine(Boolean, 'contact.consentMissing'),
});

export const messageAnswerInput = z.object({
  id,
  body: textField(BODY_LENGTH, { long: 'contact.bodyLong' }).default(''),
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
