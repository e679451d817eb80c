import { z } from 'zod';
import { MAX_EMAIL } from './address';

/** Text of one line: line breaks and other control characters are refused, as they could become headers. */
const lineField = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);

/** A recipient address: trimmed, in lower case, without anything that could start another header. */
export const mailAddress = z.string().max(MAX_EMAIL).trim().toLowerCase().pipe(z.email('mail.wrongAddress'));

const name = lineField(300);
const password = lineField(200);
/** A page of the site, as a path or absolute URL; the mail renderer refuses other sites. */
const link = lineField(2_000);
const hours = z.number().int().positive();
const minutes = hours;
const frequency = z.enum(['now', 'daily', 'weekly']);
const dataRequestKind = z.enum([
  'access',
  'correction',
  'deletion',
  'objection',
  'portability',
  'restriction',
  'withdrawal',
]);

const template = <const T extends string, S extends z.ZodRawShape>(word: T, shape: S) =>
  z.object({ template: z.literal(word), data: z.object(shape) });

/** Texts that the portal generates, in formats without room for prose. */
const generatedText = {
  link: z.stringFormat('own link', /^(?:https?:\/)?\/[\x21-\x7e]{0,2000}$/),
  trackingCode: z.stringFormat('tracking code', /^[A-Z0-9-]{4,40}$/),
  password: z.stringFormat('password', /^[\x21-\x7e]{1,200}$/),
  /** Login name of an office, given by the agency. */
  userName: z.stringFormat('user name', /^[^\p{Cc}\u2028\u2029]{1,300}$/u),
};
type GeneratedText = z.ZodCustomStringFormat;

/** Field types without room for typed text. Plain strings are excluded, which the compiler enforces. */
type TextlessField = z.ZodEnum | z.ZodNumber | z.ZodISODate | GeneratedText | z.ZodOptional<GeneratedText>;
const textlessTemplate = <const T extends string, S extends Record<string, TextlessField>>(word: T, shape: S) =>
  template(word, shape);

/**
 * Mails to an unconfirmed address: anybody may have typed it, to make the agency write to a stranger. They therefore
 * contain nothing else that was typed, not even a name or subject: only our texts, a code, a link of ours.
 */
const unverifiedMails = [
  /** A new member account: the first password is valid for some hours and must be changed at the first login. */
  textlessTemplate('member-welcome', { password: generatedText.password, hours }),
  /** Registration attempt for an address that already has an account. */
  textlessTemplate('member-known', {}),
  /** A one-time link and a one-time password; using either invalidates both. */
  textlessTemplate('password-reset', {
    userName: generatedText.userName.optional(),
    link: generatedText.link,
    password: generatedText.password,
    minutes,
  }),
  /** Receipt of a request from an institution. */
  textlessTemplate('institution-received', {}),
  /** Sent to the new address, which takes effect when its link is opened. */
  textlessTemplate('email-change', { link: generatedText.link, minutes }),
  /** Receipt of a suggestion or complaint; the code opens its page. */
  textlessTemplate('suggestion-received', {
    what: z.enum(['suggestion', 'complaint']),
    trackingCode: generatedText.trackingCode,
    link: generatedText.link,
  }),
  /** Receipt of a personal data request; `day` is the Thai calendar day by which it is answered. */
  textlessTemplate('rights-received', {
    what: dataRequestKind,
    trackingCode: generatedText.trackingCode,
    link: generatedText.link,
    day: z.iso.date(),
  }),
  /** Confirmation of a news alert; none is sent before the link is opened and its button pressed. */
  textlessTemplate('alert-confirm', { rhythm: frequency, link: generatedText.link, hours }),
  /** Link to all alerts of the address: requested, or sent because somebody requested an existing alert. */
  textlessTemplate('alert-manage', {
    what: z.enum(['asked', 'known']),
    link: generatedText.link,
    days: z.number().int().positive(),
  }),
] as const;

/** Every mail of the portal with its data, discriminated by `template`. */
export const mail = z.discriminatedUnion('template', [
  ...unverifiedMails,
  template('email-changed', { name, at: z.iso.datetime({ offset: true }) }),
  template('password-changed', { name, at: z.iso.datetime({ offset: true }) }),
  template('institution-approved', { institution: name, userName: name, password, hours }),
  template('institution-refused', { institution: name, reason: z.string().max(2_000) }),
  /** An administrator or supervisor issued a password: a new one, or the first of an account. */
  template('staff-password', { name, userName: name, password, hours, isFirst: z.boolean().default(false) }),
  /** The account is deleted on that Thai calendar day unless its owner logs in before and cancels. */
  template('account-deletion', { name, day: z.iso.date() }),
  /** Reminder of the deletion, a day before. */
  template('account-deletion-soon', { name, day: z.iso.date() }),
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
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  /** The agency's reply to a message of the contact form. */
  template('contact-reply', { trackingCode: lineField(40), body: z.string().max(5_000) }),
  /** Progress of a suggestion or complaint. */
  template('suggestion-step', {
    outcome: z.enum(['new', 'working', 'done', 'dismissed']),
    note: z.string().max(2_000),
    trackingCode: lineField(40),
    link,
  }),
  /** Progress of a personal data request, or extension of its deadline to that day. */
  template('rights-step', {
    what: dataRequestKind,
    outcome: z.enum(['new', 'working', 'done', 'dismissed', 'extended']),
    note: z.string().max(5_000),
    trackingCode: lineField(40),
    link,
    day: z.iso.date(),
  }),
  /** Reminder: `days` are left to answer a personal data request. */
  template('rights-reminder', {
    what: dataRequestKind,
    trackingCode: lineField(40),
    link,
    day: z.iso.date(),
    days: z.number().int().min(0),
  }),
  /** An item or revision of somebody else awaits a decision. */
  template('news-waiting', {
    name,
    topic: name,
    what: z.enum(['item', 'revision']),
    author: name,
    organisation: name,
    link,
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
  /** A new notice for the organisation, or a reminder to read, confirm or answer it. */
  template('notice', {
    name,
    title: name,
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
export const bulkTemplates: readonly TemplateName[] = ['alert-items'];

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
