import { command } from '@/lib/command/command';
import { AppError } from '@/lib/errors/errors';
import { withdrawMails } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { newsroomMessages } from '../workflow/workflow.messages';
import { lockDecidableItem, lockNewsroomItem, toItemTags } from '../workflow/workflow.queries';
import { getEditingMode } from '../workflow/workflow.rules';
import { tickInput } from './points.schema';
import { reviewMessages as words } from './review.messages';
import { getUndoMs, isOwnDecision } from './review.rules';
import { takeBackInput } from './review.schema';
import { buildDecisionMailKey, findLastReturn, findLastStep, findSubmittedAt } from './review.store';

/**
 * Takes back the viewer's own decision on an item, for a minute: the item waits as before, at its place in the queue,
 * and nobody gets a mail. The history keeps both steps.
 *
 * @throws AppError 'missing', 'conflict' if the item has changed since or the minute is over, 'forbidden' if the last
 *   step is no decision of the viewer's
 */
export const takeBackDecision = command({
  access: 'news.write',
  input: takeBackInput,
  run: async ({ id, version, reviewId }, viewer, tx) => {
    const item = await lockDecidableItem(tx, viewer, id);
    const last = await findLastStep(tx, id);
    if (item.version !== version || last?.id !== reviewId || last.version !== version)
      throw new AppError('conflict', pickMessage(newsroomMessages, 'newsroom.changed'));
    if (!isOwnDecision(viewer, item, last, await listModeratedKinds(tx)))
      throw new AppError('forbidden', pickMessage(newsroomMessages, 'newsroom.mayNot'));
    const now = getCurrentTime();
    if (getUndoMs(last, now) <= 0) throw new AppError('conflict', pickMessage(words, 'review.tooLate'));
    const [status, level] = ['wait', last.fromLevel ?? 0] as const;
    // An approval at once has set the time of publication to its own.
    const wasOnApproval = last.event === 'publish' && item.publishAt === last.at.toISOString();
    await tx.news.update({
      where: { id },
      data: {
        ...{ status, approveLevel: level, version: { increment: 1 } },
        ...(wasOnApproval ? { publishOnApproval: true } : {}),
      },
    });
    // Every change of the status begins the wait anew.
    const submittedAt = await findSubmittedAt(tx, id);
    if (submittedAt) await tx.news.update({ where: { id }, data: { waitsSince: submittedAt } });
    await tx.newsReview.create({
      data: {
        ...{ newsId: id, accountId: viewer.accountId, actorName: viewer.name ?? viewer.role, event: 'undoDecision' },
        ...{ fromStatus: item.facts.status, toStatus: status, fromLevel: item.facts.level, toLevel: level },
        ...{ version: version + 1, at: now },
      },
    });
    await withdrawMails(tx, buildDecisionMailKey(id, version));
    return {
      ...{ id, version: version + 1, event: last.event, touched: toItemTags(item, status) },
      before: { status: item.facts.status, level: item.facts.level },
      after: { status, level },
    };
  },
  invalidates: (_, { touched }) => touched,
  audit: ({ id }, { before, after }) => ({ action: 'news.undoDecision', noun: 'news', nounId: id, before, after }),
});

/**
 * Ticks off a point of an item's last return, or takes the tick away.
 *
 * @throws AppError 'missing', 'forbidden' for those who may not write the item, 'conflict' if the item is no longer
 *   returned or the point belongs to another return
 */
export const tickPoint = command({
  access: 'news.write',
  input: tickInput,
  run: async ({ id, pointId, done }, viewer, tx) => {
    const item = await lockNewsroomItem(tx, viewer, id);
    if (getEditingMode(viewer, item.facts, await listModeratedKinds(tx)) === 'no')
      throw new AppError('forbidden', pickMessage(newsroomMessages, 'newsroom.mayNot'));
    const returned = await findLastReturn(tx, id);
    if (item.facts.status !== 'return' || !returned)
      throw new AppError('conflict', pickMessage(words, 'review.notReturned'));
    const { count } = await tx.newsReviewPoint.updateMany({
      where: { id: pointId, reviewId: returned.id },
      data: { doneAt: done ? getCurrentTime() : null },
    });
    if (count === 0) throw new AppError('conflict', pickMessage(words, 'review.notReturned'));
    return { id, pointId, done };
  },
  audit: ({ id, pointId, done }) => ({ action: 'news.tickPoint', noun: 'news', nounId: id, after: { pointId, done } }),
});
