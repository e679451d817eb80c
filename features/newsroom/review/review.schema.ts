import { z } from 'zod';
import { id } from '@/lib/command/validation';
import type { NewsEvent, NewsStatus } from '../workflow/workflow.schema';
import { itemVersion } from '../workflow/workflow.schema';

/** Time in which a decision can be taken back. */
export const UNDO_SECONDS = 60;
export const UNDO_MS = UNDO_SECONDS * 1_000;
/** Delay of the mails about a decision, in seconds: longer than it can be taken back. */
export const DECISION_MAIL_SECONDS = UNDO_SECONDS + 15;

/** Decisions on a waiting item. */
export const decisions = ['publish', 'return'] as const satisfies readonly NewsEvent[];
export type Decision = (typeof decisions)[number];

/** Decisions on a pending revision; they can't be taken back. */
export const revisionDecisions = ['approveRevision', 'refuseRevision'] as const;

/** Takes back the decision that gave the item this version. */
export const takeBackInput = z.object({ id, version: itemVersion, reviewId: id });

/** The last step of an item's history, for the rules. */
export type LastStep = {
  id: number;
  accountId: number | null;
  event: string;
  fromStatus: NewsStatus | null;
  toStatus: NewsStatus;
  fromLevel: number | null;
  toLevel: number;
  version: number | null;
  at: Date;
};

const queueNeighbour = z.object({
  id: z.number(),
  topic: z.string(),
  section: z.enum(['news', 'lifestyle']),
  kind: z.string(),
  own: z.boolean(),
});
export type QueueNeighbour = z.infer<typeof queueNeighbour>;

/** Place of an item among those that wait for a viewer, oldest first. */
export const queuePlace = z.object({
  total: z.number(),
  /** Number of entries that wait for longer. */
  before: z.number(),
  next: queueNeighbour.nullable(),
  previous: queueNeighbour.nullable(),
  /** The one that waits for longest, besides the item. */
  oldest: queueNeighbour.nullable(),
});
export type QueuePlace = z.infer<typeof queuePlace>;
