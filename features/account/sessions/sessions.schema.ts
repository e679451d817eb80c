import { z } from 'zod';

/** A session by the name that its owner's list has for it: its hash of 32 bytes in base64url. */
export const sessionIdInput = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** One line of the list of one's own sessions. */
export type OwnSession = {
  id: string;
  browser?: string;
  system?: string;
  address?: string;
  openedAt: string;
  seenAt: string;
  /** The one that asks. */
  own: boolean;
};
