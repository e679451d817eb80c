import { z } from 'zod';
import { id, text } from '@/lib/command/validation';
import { reviewMessages as words } from './review.messages';

export const QUOTE_LENGTH = 300;
export const REMARK_LENGTH = 500;
export const MAX_POINTS = 20;

const reviewPoint = z.object({
  /** Words of the item that it is about; empty for the whole item. */
  quote: text(QUOTE_LENGTH).default(''),
  remark: text(REMARK_LENGTH).min(1, words['review.remarkRequired']),
});
export type ReviewPoint = z.infer<typeof reviewPoint>;

/** Things to mend, of a returned item. */
export const reviewPoints = z.array(reviewPoint).max(MAX_POINTS, words['review.tooManyPoints']).default([]);

/** A tick of the writer's; `id` is the item's. */
export const tickInput = z.object({ id, pointId: id, done: z.boolean() });

/** A point as screens show it; plain JSON. */
export type ShownPoint = {
  id: number;
  quote: string;
  remark: string;
  isDone: boolean;
  /** True if its words still occur in the item, or it is about the whole. */
  isThere: boolean;
};

/** A return as the writer sees it; plain JSON. */
export type ShownReturn = {
  by: string;
  at: string;
  reason: string | null;
  comment: string | null;
  points: ShownPoint[];
};
