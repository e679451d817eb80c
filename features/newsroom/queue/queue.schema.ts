import { z } from 'zod';

/**
 * Kinds of entries in the review queue: an item or a revision to decide on, an own item sent back, an own revision
 * refused.
 */
export const reviewQueueKinds = ['wait', 'revision', 'returned', 'refused'] as const;
export type ReviewQueueKind = (typeof reviewQueueKinds)[number];

/** Kinds of notifications: the review queue's, and those of the other things that wait. */
export const notificationKinds = [
  ...reviewQueueKinds,
  ...(['voice', 'notice', 'report', 'registration', 'import'] as const),
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const about = {
  what: z.enum(reviewQueueKinds),
  section: z.enum(['news', 'lifestyle']),
  /** Kind of the item's organisation, and true if that is the viewer's own. */
  kind: z.string(),
  own: z.boolean(),
};

/** Number of entries with the same properties. */
const reviewQueueGroup = z.object({ ...about, count: z.number() });

const reviewQueueEntry = z.object({
  ...about,
  id: z.number(),
  topic: z.string(),
  organisation: z.string(),
  /** The author, if it is a person. */
  author: z.string().nullable(),
  /** Reason, comment and person if it was sent back. */
  reason: z.string().nullable(),
  comment: z.string().nullable(),
  actor: z.string().nullable(),
  /** Time since when it waits. */
  at: z.coerce.date(),
});
export type ReviewQueueEntry = z.infer<typeof reviewQueueEntry>;

/** The review queue: counts of all entries, and of those to decide on the longest waiting, of those that came back the newest. */
export const reviewQueue = z.object({ groups: z.array(reviewQueueGroup), entries: z.array(reviewQueueEntry) });
export type ReviewQueue = z.infer<typeof reviewQueue>;

/** Maximum number of entries to decide on that are read, and of those that came back. */
export const REVIEW_QUEUE_SHOWN = 8;
/** Time after it was written for which a refused revision is shown to its author, in days. */
export const REFUSED_DAYS = 30;

/**
 * Notifications of an area: the total number of entries, the first of them by due date, and counts by path of the list
 * they are in.
 */
export const reviewNotifications = z.object({
  total: z.number(),
  badges: z.record(z.string(), z.number()),
  entries: z.array(
    z.object({
      key: z.string(),
      what: z.enum(notificationKinds),
      href: z.string(),
      topic: z.string(),
      from: z.string(),
      at: z.iso.datetime(),
      /** True if its due date is past: an item's after two working days. */
      overdue: z.boolean().default(false),
      /** Colleague who gave it to the viewer. */
      giver: z.string().optional(),
    }),
  ),
  /** Items left waiting below, of which the viewer's office was told; they are not counted. */
  told: z
    .array(z.object({ key: z.string(), href: z.string(), topic: z.string(), from: z.string(), at: z.iso.datetime() }))
    .default([]),
});
export type ReviewNotifications = z.infer<typeof reviewNotifications>;

/** Polling interval of an open page, in milliseconds. */
export const NOTIFICATIONS_POLL_MS = 60_000;
