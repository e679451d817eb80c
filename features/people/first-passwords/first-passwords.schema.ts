import { z } from 'zod';
import { id } from '@/lib/command/validation';

/** Ways of a first password to its owner: as a printed slip, as a mail with a link, or as a reminder with a link. */
export const firstPasswordWays = ['print', 'mail', 'remind'] as const;
export type FirstPasswordWay = (typeof firstPasswordWays)[number];

/** Maximum number of slips in a file, and of mails at once. */
export const MAX_SLIPS = 2_000;
export const MAX_MAILS = 5_000;
/** Validity of a slip in days: paper travels by post and by hand. */
export const SLIP_DAYS = 14;
/** Validity of a mailed link in hours. */
export const LINK_HOURS = 72;
/** Days in which nobody is reminded again. */
export const REMIND_DAYS = 7;
/** Mails of a batch that are sent within a second, so that other mails and the mail server are not held up. */
export const MAILS_PER_SECOND = 2;
/** Hours after which a file that nobody fetched is deleted. */
export const FILE_HOURS = 24;
/** Time without a heartbeat after which a job is taken over, and the number of automatic attempts. */
export const STALE_MS = 5 * 60_000;
export const MAX_ATTEMPTS = 3;

export const slipStatuses = ['waiting', 'making', 'ready', 'taken', 'expired', 'failed'] as const;
export type SlipStatus = (typeof slipStatuses)[number];

/** An account that gets nothing, with the reason. */
export const leftOut = z.object({ id: z.number(), name: z.string(), reason: z.string() });
export type LeftOut = z.infer<typeof leftOut>;

const accountIds = z.array(id).min(1).max(MAX_MAILS);

export const firstMailsInput = z.object({ ids: accountIds, way: z.enum(['mail', 'remind']) });
export const slipsInput = z.object({
  ids: accountIds,
  path: z.string().max(200),
  importId: id.optional(),
});
