import { z } from 'zod';
import { checkboxField, lineField, textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { sheetFormats } from '@/lib/files/sheet-format';

/** What is done about a message or a report. */
export const taskStatuses = ['new', 'working', 'done', 'dismissed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
/** One step of a task: what the sender may read of it, and what only those who handle it may. */
export type TaskStep = { id: number; status: TaskStatus; note: string; internalNote: string; at: Date; by?: string };
export type TaskCounts = Readonly<Record<TaskStatus, number>>;

/** Somebody who handles messages. */
export type Handler = { id: number; name: string };

/** A message as the list shows it. */
export type MessageEntry = {
  id: number;
  trackingCode: string;
  name: string;
  email: string;
  subject: string;
  excerpt: string;
  status: TaskStatus;
  createdAt: Date;
  assignee?: Handler;
  replies: number;
};

/** A line of the thread; `fromSender` where it was not the agency that wrote it. */
export type MessageReply = { id: number; body: string; at: Date; by?: string; fromSender: boolean };
/** One message with all that was said and done about it. */
export type MessageDetail = MessageEntry & {
  phone: string;
  body: string;
  updatedAt: Date;
  answers: MessageReply[];
  history: HistoryLine[];
};

/** One thing that was done, as the audit log keeps it: which status it got, or who has it now. */
export type HistoryLine = { id: string; action: string; by: string; at: Date; status?: TaskStatus; assignee?: string };

const NAME_LENGTH = 150;
const SUBJECT_LENGTH = 200;
const BODY_LENGTH = 5_000;
const EMAIL_LENGTH = 254;
const MIN_BODY_LENGTH = 10;
const PHONE = /^\+?\d[\d\s().-]{7,18}$/;

/** What somebody writes to the agency. */
export const contactMessageInput = z.object({
  name: lineField(NAME_LENGTH, { missing: 'contact.nameMissing', long: 'contact.long' }),
  email: z
    .string('contact.badEmail')
    .max(EMAIL_LENGTH, 'contact.badEmail')
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
  /** A canned answer, which is sent where nothing was written. */
  answerId: id.optional(),
  /** How many answers there were as the form was drawn; another one since then is a conflict. */
  replies: z.union([z.number().int().min(0), z.string().regex(/^\d{1,6}$/)]).transform(Number),
  /** Whether the message is done with that. */
  close: checkboxField,
});

const status = z.enum(taskStatuses);
/** `from` is the status that was seen; one that somebody changed meanwhile is a conflict. */
export const taskStatusInput = z.object({ id, from: status, status });
export const taskAssignmentInput = z.object({ id, assigneeId: id.nullable() });

export const taskExportInput = z.object({
  part: z.enum(['messages', 'reports', 'rights']),
  format: z.enum(sheetFormats),
  rows: z.number().int().min(0),
});
