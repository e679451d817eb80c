import { z } from 'zod';

/** Session id in its owner's list: its hash of 32 bytes in base64url. */
export const sessionIdInput = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
