import { z } from 'zod';

/** Polling interval of the counts. */
export const ONLINE_POLL_MS = 3_000;
/** A visitor counts as online for this long after the last heartbeat. */
export const ONLINE_WINDOW_MS = 60_000;
/** Interval of heartbeats: after two lost ones in a row a visitor is still counted as online. */
export const ONLINE_BEAT_MS = ONLINE_WINDOW_MS / 3;

export const onlineCounts = z.object({ organisations: z.number(), colleges: z.number(), general: z.number() });
/** Online visitors: offices; colleges and their users; members and anonymous readers (`general`). */
export type OnlineCounts = z.infer<typeof onlineCounts>;
