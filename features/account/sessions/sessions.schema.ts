import { z } from 'zod';

/** Session id in its owner's list: its hash of 32 bytes in base64url. */
export const sessionIdInput = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** Entry in the list of one's own sessions. */
export type OwnSession = {
  id: string;
  browser?: string;
  system?: string;
  address?: string;
  openedAt: string;
  seenAt: string;
  /** True for the current session. */
  own: boolean;
};
