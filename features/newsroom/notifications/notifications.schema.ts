import { z } from 'zod';

/** Mail preferences of an account; unset ones have their default. */
const preferences = z.object({
  /** An own item was approved or sent back, or an own revision was decided. */
  newsDecided: z.boolean().catch(true),
  /** An own item was withdrawn. */
  newsWithdrawn: z.boolean().catch(true),
  /** An item or a revision waits for the account's decision. */
  newsWaiting: z.boolean().catch(false),
  /** An item has waited for the account's decision for more than two working days. */
  newsReminder: z.boolean().catch(true),
  /** A notice arrived that has to be confirmed, or its reminder. */
  noticeMust: z.boolean().catch(true),
  /** Any other notice arrived. */
  noticeNew: z.boolean().catch(false),
  /** Readers' voices arrived for the office, or are nearly due or overdue. */
  voices: z.boolean().catch(true),
  /** Somebody mentioned the account in the forum. */
  forumMention: z.boolean().catch(true),
  /** Somebody replied to it there. */
  forumAnswer: z.boolean().catch(false),
});
export type MailPreferences = z.infer<typeof preferences>;
export type MailPreference = keyof MailPreferences;

/** Mail preferences in an account's column; other keys are dropped. */
export const mailPreferences = z.record(z.string(), z.unknown()).catch({}).pipe(preferences);

/** Outcomes that a mail reports to the author. */
export const newsOutcomes = ['returned', 'approved', 'withdrawn', 'revisionApproved', 'revisionRefused'] as const;
export type NewsOutcome = (typeof newsOutcomes)[number];
