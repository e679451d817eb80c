'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { takeBackDecision } from './review.commands';
import { reviewMessages } from './review.messages';

/** Takes back the viewer's decision `reviewId` on an item. */
export const takeBackDecisionAction = formAction(async ({ id, version, reviewId }, viewer) => {
  await takeBackDecision({ id, version, reviewId }, viewer);
  refresh();
  return { done: reviewMessages['review.takenBack'] };
});
