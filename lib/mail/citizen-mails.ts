import { z } from 'zod';
import { dataRequestKind, lineField, link, name, template } from './template-fields';

/** Mails about what readers wrote: to them, and to the offices that answer. */
export const citizenMails = [
  /** Reply to a message of the contact form, by the agency or an office. */
  template('contact-reply', { trackingCode: lineField(40), body: z.string().max(5_000), office: name.optional() }),
  /** Progress of a suggestion or complaint. */
  template('suggestion-step', {
    outcome: z.enum(['new', 'working', 'done', 'dismissed']),
    note: z.string().max(2_000),
    trackingCode: lineField(40),
    link,
    /** Office that took the step; left out for the agency. */
    office: name.optional(),
  }),
  /** Progress of a personal data request, or extension of its deadline to that day. */
  template('rights-step', {
    what: dataRequestKind,
    outcome: z.enum(['new', 'working', 'done', 'dismissed', 'extended']),
    note: z.string().max(5_000),
    trackingCode: lineField(40),
    link,
    day: z.iso.date(),
    office: name.optional(),
  }),
  /** Reminder: `days` are left to answer a personal data request. */
  template('rights-reminder', {
    what: dataRequestKind,
    trackingCode: lineField(40),
    link,
    day: z.iso.date(),
    days: z.number().int().min(0),
  }),
  /** Voices of readers for the office: new ones, those nearly due, or overdue ones; their number. */
  template('voices', { name, what: z.enum(['new', 'soon', 'late']), count: z.number().int().positive(), link }),
] as const;
