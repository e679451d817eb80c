import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { movingMessages as words } from '../moving.messages';
import { foreignText } from '../moving.schema';

/** Decisions on an item that changed at the source and here: the version of here stays, or that of the source is taken. */
export const decisions = ['here', 'there'] as const;
export type Decision = (typeof decisions)[number];

/** Conflicts decided in one transaction. */
export const DECIDE_BATCH = 50;

export const decideInput = z.object({
  runId: id,
  oldIds: z.array(foreignText).min(1, words['moving.conflict.none']).max(DECIDE_BATCH),
  decision: z.enum(decisions, words['moving.conflict.choose']),
});
