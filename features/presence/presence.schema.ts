import { z } from 'zod';

/** How often pages ask for the counts. */
export const ONLINE_POLL_MS = 3_000;
/** Who was seen this long ago still counts as online. */
export const ONLINE_WINDOW_MS = 60_000;

export const onlineCounts = z.object({ organisations: z.number(), colleges: z.number(), general: z.number() });
/** Who is online: offices, colleges and their users, members and anonymous readers. */
export type OnlineCounts = z.infer<typeof onlineCounts>;
