import { z } from 'zod';

/** What somebody wishes to be told by mail; what nobody has said yet stands at its default. */
const preferences = z.object({
  /** An own item was approved or sent back, or an own revision decided about. */
  newsDecided: z.boolean().catch(true),
  /** An own item was withdrawn. */
  newsWithdrawn: z.boolean().catch(true),
  /** Something waits for one's decision. */
  newsWaiting: z.boolean().catch(false),
  /** A notice came that has to be confirmed, or its reminder. */
  noticeMust: z.boolean().catch(true),
  /** Any other notice came. */
  noticeNew: z.boolean().catch(false),
  /** Somebody called the account in the forum. */
  forumMention: z.boolean().catch(true),
  /** Somebody answered it there. */
  forumAnswer: z.boolean().catch(false),
});
export type MailPreferences = z.infer<typeof preferences>;
export type MailPreference = keyof MailPreferences;

/** The wishes in an account's column; whatever else is in it is not theirs. */
export const mailPreferences = z.record(z.string(), z.unknown()).catch({}).pipe(preferences);

/** What a mail tells the author of. */
export const newsOutcomes = ['returned', 'approved', 'withdrawn', 'revisionApproved', 'revisionRefused'] as const;
export type NewsOutcome = (typeof newsOutcomes)[number];
