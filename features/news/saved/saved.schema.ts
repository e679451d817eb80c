import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { savedMessages as words } from './saved.messages';

/** A reader's lists. */
export const savedKinds = ['later', 'bookmark'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** Maximum number of items per list. */
export const SAVED_LIMIT = 500;
/** Maximum number of changes per request: both lists of a device, and as many removals. */
export const CHANGES_LIMIT = 4 * SAVED_LIMIT;

const kind = z.enum(savedKinds, words['saved.kind'].th);
/** Time in milliseconds, by the sending browser's clock. */
const timestamp = z.number().int().min(0).max(8_640_000_000_000_000);

export const savedChange = z.object({ kind, id, saved: z.boolean(), at: timestamp });
/** A save or removal of one item, with its time. */
export type SavedChange = z.infer<typeof savedChange>;

/** `now` is the sender's clock, used to correct for a wrong one. */
export const savedMergeInput = z.object({ now: timestamp, changes: z.array(savedChange).max(CHANGES_LIMIT) });
export const savedItemInput = z.object({ kind, id });

const entry = z.object({ id: z.number(), at: z.number() });
export const savedLists = z.object({ later: z.array(entry), bookmark: z.array(entry) });
/** Both lists, newest first; `at` in milliseconds. */
export type SavedLists = z.infer<typeof savedLists>;
