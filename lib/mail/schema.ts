import { z } from 'zod';

/** The longest address that SMTP carries. */
const MAX_ADDRESS = 254;

/** Text of one line: line breaks and other control characters are refused, as they could become headers. */
const lineField = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);

/** An e-mail address as mails go to it: trimmed, in lower case, nothing in it that could begin a further header. */
export const mailAddress = z.string().max(MAX_ADDRESS).trim().toLowerCase().pipe(z.email('mail.wrongAddress'));

const name = lineField(300);
const password = lineField(200);
/** A page of the site, from its root or whole; whoever draws the mail refuses other sites. */
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

/** Texts that the portal makes itself, in forms that hold no words. */
const generatedText = {
  link: z.stringFormat('own link', /^(?:https?:\/)?\/[\x21-\x7e]{0,2000}$/),
  trackingCode: z.stringFormat('tracking code', /^[A-Z0-9-]{4,40}$/),
  password: z.stringFormat('password', /^[\x21-\x7e]{1,200}$/),
  /** What an office calls itself at the door; the agency gives it. */
  userName: z.stringFormat('user name', /^[^\p{Cc}\u2028\u2029]{1,300}$/u),
};
type GeneratedText = z.ZodCustomStringFormat;

/** What has no room for words that somebody typed. A plain text is not among it, which the compiler sees to. */
type TextlessField = z.ZodEnum | z.ZodNumber | z.ZodISODate | GeneratedText | z.ZodOptional<GeneratedText>;
const textlessTemplate = <const T extends string, S extends Record<string, TextlessField>>(word: T, shape: S) =>
  template(word, shape);

/**
 * Mails to an address that nobody has confirmed: anybody may have typed it, to have the agency write to a stranger. So they
 * carry nothing else that was typed, no name and no subject either: our words, a code, a link of ours.
 */
const unverifiedMails = [
  /** A new member account: the first password is valid for some hours and must be changed at the first login. */
  textlessTemplate('member-welcome', { password: generatedText.password, hours }),
  /** Somebody tried to register an address that has an account. */
  textlessTemplate('member-known', {}),
  /** A one-time link and a one-time password, each good for once; using either ends both. */
  textlessTemplate('password-reset', {
    userName: generatedText.userName.optional(),
    link: generatedText.link,
    password: generatedText.password,
    minutes,
  }),
  /** An institution's request has come in. */
  textlessTemplate('institution-received', {}),
  /** Goes to the new address, which is taken when its link is opened. */
  textlessTemplate('email-change', { link: generatedText.link, minutes }),
  /** A suggestion or complaint has come in; the code opens its page. */
  textlessTemplate('suggestion-received', {
    what: z.enum(['suggestion', 'complaint']),
    trackingCode: generatedText.trackingCode,
    link: generatedText.link,
  }),
  /** A request over personal data has come in; it is answered until that Thai calendar day. */
  textlessTemplate('rights-received', {
    what: dataRequestKind,
    trackingCode: generatedText.trackingCode,
    link: generatedText.link,
    day: z.iso.date(),
  }),
  /** Somebody asked for news to this address; nothing comes before the link is opened and its button pressed. */
  textlessTemplate('alert-confirm', { rhythm: frequency, link: generatedText.link, hours }),
  /** The way to all alerts of the address: it was asked for, or somebody asked for an alert that is there already. */
  textlessTemplate('alert-manage', {
    what: z.enum(['asked', 'known']),
    link: generatedText.link,
    days: z.number().int().positive(),
  }),
] as const;

/** Every mail the portal sends and what each shows; `template` tells them apart. */
export const mail = z.discriminatedUnion('template', [
  ...unverifiedMails,
  template('email-changed', { name, at: z.iso.datetime({ offset: true }) }),
  template('password-changed', { name, at: z.iso.datetime({ offset: true }) }),
  template('institution-approved', { institution: name, userName: name, password, hours }),
  template('institution-refused', { institution: name, reason: z.string().max(2_000) }),
  /** An administrator or supervisor gave a password: a new one, or the first of an account. */
  template('staff-password', { name, userName: name, password, hours, isFirst: z.boolean().default(false) }),
  /** The account is deleted on that Thai calendar day unless its owner logs in before and undoes it. */
  template('account-deletion', { name, day: z.iso.date() }),
  /** The same, a day before. */
  template('account-deletion-soon', { name, day: z.iso.date() }),
  /** The account and what it kept are gone. */
  template('account-deleted', { name }),
  /** Somebody decided about an own item or revision; `at` is when an approved one goes out, where that is later. */
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
  /** The agency's answer to a message of the contact form. */
  template('contact-reply', { trackingCode: lineField(40), body: z.string().max(5_000) }),
  /** Something was done about a suggestion or complaint. */
  template('suggestion-step', {
    outcome: z.enum(['new', 'working', 'done', 'dismissed']),
    note: z.string().max(2_000),
    trackingCode: lineField(40),
    link,
  }),
  /** Something was done about a request over personal data, or its answer was put off to that day. */
  template('rights-step', {
    what: dataRequestKind,
    outcome: z.enum(['new', 'working', 'done', 'dismissed', 'extended']),
    note: z.string().max(5_000),
    trackingCode: lineField(40),
    link,
    day: z.iso.date(),
  }),
  /** A request over personal data must be answered in so many days. */
  template('rights-reminder', {
    what: dataRequestKind,
    trackingCode: lineField(40),
    link,
    day: z.iso.date(),
    days: z.number().int().min(0),
  }),
  /** Somebody else's item or revision waits for a decision. */
  template('news-waiting', {
    name,
    topic: name,
    what: z.enum(['item', 'revision']),
    author: name,
    organisation: name,
    link,
  }),
  /** Somebody called the account in the forum, or answered it there; `words` is the beginning of the post. */
  template('forum-post', {
    name,
    topic: name,
    room: name,
    what: z.enum(['mention', 'answer']),
    by: name,
    words: z.string().max(2_000),
    link,
  }),
  /** An office's performance report was sent back; `at` is when its period closes, where that is to come. */
  template('report-returned', {
    name,
    period: name,
    by: name,
    comment: z.string().max(2_000),
    link,
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  /** An office has not handed in its report of a period that closes at `at`. */
  template('report-reminder', { name, period: name, link, at: z.iso.datetime({ offset: true }) }),
  /** A notice came to the organisation, or is still to be read, confirmed or answered. */
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
   * New items that an alert follows, the newest first; `more` are those that have no place in the mail, `also` the other
   * alerts of the address that follow any of them.
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
/** A mail that may go to an address that nobody has confirmed. */
export type UnverifiedMail = z.infer<(typeof unverifiedMails)[number]>;
/** The templates of such mails. */
export const unverifiedTemplates: readonly TemplateName[] = unverifiedMails.flatMap(({ shape }) => [
  ...shape.template.values,
]);
export type TemplateName = Mail['template'];
/** What each template shows. */
export type MailData = { [M in Mail as M['template']]: M['data'] };

/** Every template's name. */
export const templateNames: readonly TemplateName[] = mail.options.flatMap(({ shape }) => [...shape.template.values]);

/**
 * `held` waits for a second call of an old client, but not for long; `kept` was written to a file, as no mail server is set;
 * `failed` waits for the administrator.
 */
export const mailStatuses = ['waiting', 'held', 'sending', 'sent', 'kept', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** Mails to many that nobody waits for: they let all others pass. */
export const bulkTemplates: readonly TemplateName[] = ['alert-items'];

/** A mail ready to go; `headers` are those that only its kind has. */
export type RenderedMail = { subject: string; html: string; text: string; headers?: Readonly<Record<string, string>> };

/** A mail as the administrator sees it in the list. */
export type MailEntry = {
  id: number;
  /** A template's name; one that this version doesn't know any more is shown as it is. */
  template: string;
  recipient: string;
  status: MailStatus;
  attempts: number;
  lastError?: string;
  createdAt: Date;
  nextTryAt: Date;
  sentAt?: Date;
};
/** How many mails there are of each status. */
export type MailCounts = Readonly<Record<MailStatus, number>>;
/** What the mail says; only there while mails are written to files. */
export type MailDetail = MailEntry & { rendered?: RenderedMail };
