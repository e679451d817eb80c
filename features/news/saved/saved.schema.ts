import { z } from 'zod';
import { id } from '@/lib/command/validation';

/** The lists a reader keeps. */
export const savedKinds = ['later', 'bookmark'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** The most items of one list. */
export const SAVED_LIMIT = 500;
/** Changes told at once: both lists of a device, and as many removals. */
export const CHANGES_LIMIT = 4 * SAVED_LIMIT;

const kind = z.enum(savedKinds, 'saved.kind');
/** A moment in milliseconds, by the clock of the browser that tells it. */
const timestamp = z.number().int().min(0).max(8_640_000_000_000_000);

export const savedChange = z.object({ kind, id, saved: z.boolean(), at: timestamp });
/** What was done with one item of a list, and when. */
export type SavedChange = z.infer<typeof savedChange>;

/** `now` is the sender's clock, so that one that goes wrong does no harm. */
export const savedMergeInput = z.object({ now: timestamp, changes: z.array(savedChange).max(CHANGES_LIMIT) });
export const savedItemInput = z.object({ kind, id });

const entry = z.object({ id: z.number(), at: z.number() });
export const savedLists = z.object({ later: z.array(entry), bookmark: z.array(entry) });
/** Both lists, the newest first; `at` in milliseconds. */
export type SavedLists = z.infer<typeof savedLists>;
