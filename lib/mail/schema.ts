import { z } from 'zod';
import { MAX_EMAIL } from './address';
import { citizenMails } from './citizen-mails';
import { mailMessages } from './messages';
import { systemMails } from './system-mails';
import { door, frequency, hours, lineField, link, name, password, template } from './template-fields';
import { unverifiedMails } from './unverified-mails';

/** A recipient address: trimmed, in lower case, without anything that could start another header. */
export const mailAddress = z
  .string()
  .max(MAX_EMAIL)
  .trim()
  .toLowerCase()
  .pipe(z.email(mailMessages['mail.wrongAddress'].th));

/** Every mail of the portal with its data, discriminated by `template`. */
export const mail = z.discriminatedUnion('template', [
  ...unverifiedMails,
  /** To the old address; it doesn't name the new one, by which a member logs in. */
  template('email-changed', {
    name,
    userName: name.optional(),
    door: door.optional(),
    at: z.iso.datetime({ offset: true }),
  }),
  template('password-changed', {
    name,
    userName: name.optional(),
    door: door.optional(),
    at: z.iso.datetime({ offset: true }),
  }),
  template('institution-approved', { institution: name, userName: name, password, hours }),
  template('institution-refused', { institution: name, reason: z.string().max(2_000) }),
  /** An administrator or supervisor issued a password: a new one, or the first of an account. */
  template('staff-password', {
    name,
    userName: name,
    door: door.default('staff'),
    password,
    hours,
    isFirst: z.boolean().default(false),
  }),
  /** Link by which people choose the first password of an account that an office opened; or a reminder with a link. */
  template('first-password', { name, userName: name, door, link, hours, isReminder: z.boolean() }),
  /** The account is deleted on that Thai calendar day unless its owner logs in before and cancels. */
  template('account-deletion', { name, userName: name.optional(), day: z.iso.date() }),
  /** Reminder of the deletion, a day before. */
  template('account-deletion-soon', { name, userName: name.optional(), day: z.iso.date() }),
  /** The account and its data were deleted. */
  template('account-deleted', { name }),
  /** Decision about the recipient's own item or revision; `at` is the publication time of an approved one, if later. */
  template('news-decided', {
    name,
    topic: name,
    outcome: z.enum(['returned', 'approved', 'withdrawn', 'revisionApproved', 'revisionRefused']),
    by: name,
    link,
    reason: lineField(40).optional(),
    comment: z.string().max(2_000).optional(),
    road: lineField(300).optional(),
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  ...citizenMails,
  ...systemMails,
  /** An item or revision of somebody else awaits a decision. */
  template('news-waiting', {
    name,
    topic: name,
    what: z.enum(['item', 'revision']),
    author: name,
    organisation: name,
    link,
    road: lineField(300).optional(),
    /** Absent colleagues in whose place the account gets it. */
    standInFor: name.optional(),
  }),
  /** Reminder: an item has waited for a decision since `since`, more than two working days. */
  template('news-overdue', {
    name,
    topic: name,
    author: name,
    organisation: name,
    road: lineField(300),
    since: z.iso.datetime({ offset: true }),
    link,
    standInFor: name.optional(),
  }),
  /** The desk below has left an item waiting since `since`, for more than the working days of the setting. */
  template('news-escalated', {
    name,
    topic: name,
    author: name,
    organisation: name,
    road: lineField(300),
    since: z.iso.datetime({ offset: true }),
    link,
    standInFor: name.optional(),
  }),
  /** Mention of or reply to the account in the forum; `words` is the beginning of the post. */
  template('forum-post', {
    name,
    topic: name,
    room: name,
    what: z.enum(['mention', 'answer']),
    by: name,
    words: z.string().max(2_000),
    link,
  }),
  /** A feed that the office follows was paused: it failed again and again, or is gone for good. */
  template('feed-paused', { name, title: name, what: z.enum(['failures', 'gone']), problem: lineField(300), link }),
  /** A performance report of an office was returned; `at` is the end of its period, if in the future. */
  template('report-returned', {
    name,
    period: name,
    by: name,
    comment: z.string().max(2_000),
    link,
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  /** Reminder: an office has not submitted its report for a period that closes at `at`. */
  template('report-reminder', { name, period: name, link, at: z.iso.datetime({ offset: true }) }),
  /** Reminder: reports of colleges, `count` of a period, wait for the office above to pass them on. */
  template('report-checking', { name, period: name, count: z.number().int().positive(), link }),
  /** A new notice for the organisation, or a reminder to read, confirm or answer it. */
  template('notice', {
    name,
    title: name,
    /** Sender; mails written before it was stored have none. */
    by: name.optional(),
    what: z.enum(['new', 'reminder']),
    mustRead: z.boolean(),
    answerWanted: z.boolean(),
    deadline: z.iso.datetime({ offset: true }).optional(),
    link,
  }),
  /**
   * New items of an alert, newest first; `more` is the number of items that are not in the mail, `also` the other
   * alerts of the address that match any of them.
   */
  template('alert-items', {
    about: name,
    also: z.array(name).default([]),
    rhythm: frequency,
    items: z.array(z.object({ topic: name, category: name, organisation: name, at: z.iso.datetime(), link })).min(1),
    more: z.number().int().min(0),
    listLink: link,
    stopLink: link,
    oneClickLink: link,
    manageLink: link,
  }),
]);
export type Mail = z.infer<typeof mail>;
/** A mail that may be sent to an unconfirmed address. */
export type UnverifiedMail = z.infer<(typeof unverifiedMails)[number]>;
export const unverifiedTemplates: readonly TemplateName[] = unverifiedMails.flatMap(({ shape }) => [
  ...shape.template.values,
]);
export type TemplateName = Mail['template'];
/** Data of each template. */
export type MailData = { [M in Mail as M['template']]: M['data'] };

export const templateNames: readonly TemplateName[] = mail.options.flatMap(({ shape }) => [...shape.template.values]);

/**
 * `held` waits a short time for a second call of a legacy client; `kept` was written to a file, as no mail server is
 * set; `failed` waits for the administrator.
 */
export const mailStatuses = ['waiting', 'held', 'sending', 'sent', 'kept', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** Bulk mails without urgency: all others are sent first. */
export const bulkTemplates: readonly TemplateName[] = ['alert-items', 'first-password'];

/** A rendered mail; `headers` are those specific to its kind. */
export type RenderedMail = { subject: string; html: string; text: string; headers?: Readonly<Record<string, string>> };

/** A mail as the administrator sees it in the list. */
export type MailEntry = {
  id: number;
  /** Template name; one that this version no longer knows is shown as it is. */
  template: string;
  recipient: string;
  status: MailStatus;
  attempts: number;
  lastError?: string;
  createdAt: Date;
  nextTryAt: Date;
  sentAt?: Date;
};
export type MailCounts = Readonly<Record<MailStatus, number>>;
/** A mail with its contents, available only while mails are written to files. */
export type MailDetail = MailEntry & { rendered?: RenderedMail };
