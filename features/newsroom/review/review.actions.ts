'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { takeBackDecision, tickPoint } from './review.commands';
import { reviewMessages } from './review.messages';

/** Takes back the viewer's decision `reviewId` on an item. */
export const takeBackDecisionAction = formAction(async ({ id, version, reviewId }, viewer) => {
  await takeBackDecision({ id, version, reviewId }, viewer);
  refresh();
  return { done: reviewMessages['review.takenBack'] };
});

/** Ticks off the point `pointId` of a returned item, or takes the tick away; `done` is `yes` or `no`. */
export const tickPointAction = formAction(async ({ id, pointId, done }, viewer) => {
  await tickPoint({ id, pointId, done: done === 'yes' }, viewer);
  return {};
});
