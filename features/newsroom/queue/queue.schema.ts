import { z } from 'zod';

/** What waits for somebody: an item or a revision to decide about, an own item sent back, an own revision refused. */
export const waitingKinds = ['wait', 'revision', 'returned', 'refused'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

const about = {
  what: z.enum(waitingKinds),
  section: z.enum(['news', 'lifestyle']),
  /** Of the item's organisation, and whether that is the viewer's own. */
  kind: z.string(),
  own: z.boolean(),
};

/** How many items of one sort wait. */
const waitingGroup = z.object({ ...about, count: z.number() });

const waitingEntry = z.object({
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
export type WaitingEntry = z.infer<typeof waitingEntry>;

/** All that waits for somebody: counted whole, and the newest of what is to decide and of what came back. */
export const waiting = z.object({ groups: z.array(waitingGroup), entries: z.array(waitingEntry) });
export type Waiting = z.infer<typeof waiting>;

/** So many of the newest entries of what is to decide, and as many of what came back, are read. */
export const WAITING_SHOWN = 8;
/** For how long a refused revision is told to who wrote it, in days. */
export const REFUSED_DAYS = 30;

/** The bell of an area: everything that waits, the newest of it, and how much waits in the list of each path. */
export const bell = z.object({
  total: z.number(),
  badges: z.record(z.string(), z.number()),
  entries: z.array(
    z.object({
      key: z.string(),
      what: z.enum(waitingKinds),
      href: z.string(),
      topic: z.string(),
      from: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type Bell = z.infer<typeof bell>;
export const bellAnswer = z.object({ status: z.literal(true), data: bell });

/** How often an open page asks again, in milliseconds. */
export const BELL_POLL_MS = 60_000;
