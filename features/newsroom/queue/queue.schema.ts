import { z } from 'zod';

/** What waits for somebody: an item or a revision to decide about, an own item sent back, an own revision refused. */
export const reviewQueueKinds = ['wait', 'revision', 'returned', 'refused'] as const;
export type ReviewQueueKind = (typeof reviewQueueKinds)[number];

const about = {
  what: z.enum(reviewQueueKinds),
  section: z.enum(['news', 'lifestyle']),
  /** Of the item's organisation, and whether that is the viewer's own. */
  kind: z.string(),
  own: z.boolean(),
};

/** How many items of one sort wait. */
const reviewQueueGroup = z.object({ ...about, count: z.number() });

const reviewQueueEntry = z.object({
  ...about,
  id: z.number(),
  topic: z.string(),
  organisation: z.string(),
  /** The person who wrote it, where there is one. */
  author: z.string().nullable(),
  /** Why and by whom it was sent back. */
  reason: z.string().nullable(),
  comment: z.string().nullable(),
  actor: z.string().nullable(),
  /** Since when it waits. */
  at: z.coerce.date(),
});
export type ReviewQueueEntry = z.infer<typeof reviewQueueEntry>;

/** All that waits for somebody: counted whole, and the newest of what is to decide and of what came back. */
export const reviewQueue = z.object({ groups: z.array(reviewQueueGroup), entries: z.array(reviewQueueEntry) });
export type ReviewQueue = z.infer<typeof reviewQueue>;

/** So many of the newest entries of what is to decide, and as many of what came back, are read. */
export const REVIEW_QUEUE_SHOWN = 8;
/** For how long a refused revision is told to who wrote it, in days. */
export const REFUSED_DAYS = 30;

/** The bell of an area: everything that waits, the newest of it, and how much waits in the list of each path. */
export const reviewNotifications = z.object({
  total: z.number(),
  badges: z.record(z.string(), z.number()),
  entries: z.array(
    z.object({
      key: z.string(),
      what: z.enum(reviewQueueKinds),
      href: z.string(),
      topic: z.string(),
      from: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type ReviewNotifications = z.infer<typeof reviewNotifications>;
export const reviewNotificationsResponse = z.object({ status: z.literal(true), data: reviewNotifications });

/** How often an open page asks again, in milliseconds. */
export const NOTIFICATIONS_POLL_MS = 60_000;
