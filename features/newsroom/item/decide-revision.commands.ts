import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { enqueueMails } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { listModeratedKinds } from '@/lib/site/queries';
import { listNewsNotifications } from '../notifications/notifications.queries';
import { findStandInFor } from '../stand-ins/stand-ins.queries';
import { newsroomMessages as words } from '../workflow/workflow.messages';
import { lockDecidableItem, toItemTags } from '../workflow/workflow.queries';
import { canDecideRevision } from '../workflow/workflow.rules';
import { revisionDecisionInput } from '../workflow/workflow.schema';
import { newsContent } from './content.schema';
import { writeContent } from './save.store';

type Decided = { id: number; version: number; state: 'saved'; touched: string[]; standInFor: string | undefined };

/**
 * Decides on a pending revision: approved, it becomes the public text; refused, it stays in the history with the
 * reason.
 *
 * @throws AppError 'conflict' when it was decided or the item changed in between, 'forbidden' for its author and for
 *   viewers who may not publish the item
 */
export const decideRevision = command({
  access: 'news.write',
  input: revisionDecisionInput,
  run: async ({ id, version, revisionId, approve, comment }, viewer, tx): Promise<Decided> => {
    const item = await lockDecidableItem(tx, viewer, id);
    const pending = await tx.newsRevision.findFirst({ where: { id: revisionId, newsId: id, state: 'pending' } });
    if (!pending) throw new AppError('conflict', pickMessage(words, 'newsroom.noPending'));
    if (item.version !== version) throw new AppError('conflict', pickMessage(words, 'newsroom.changed'));
    const moderated = await listModeratedKinds(tx);
    const isOwn = pending.accountId !== null && pending.accountId === viewer.accountId;
    if (isOwn || !canDecideRevision(viewer, item.facts, moderated))
      throw new AppError('forbidden', pickMessage(words, 'newsroom.mayNot'));
    const could = (absent: Viewer) =>
      pending.accountId !== absent.accountId && canDecideRevision(absent, item.facts, moderated);
    const standInFor = await findStandInFor(tx, viewer, could);
    if (approve) await writeContent(tx, viewer, item, parseInput(newsContent, pending.content));
    await tx.newsRevision.update({
      where: { id: pending.id },
      data: { state: approve ? 'approved' : 'refused', comment: comment || null },
    });
    const { status, level } = item.facts;
    const event = approve ? 'approveRevision' : 'refuseRevision';
    await tx.newsReview.create({
      data: {
        newsId: id,
        accountId: viewer.accountId,
        actorName: viewer.name ?? viewer.role,
        event,
        fromStatus: status,
        toStatus: status,
        fromLevel: level,
        toLevel: level,
        comment: comment || null,
        standInFor,
      },
    });
    const { accountId: writerId } = pending;
    await enqueueMails(tx, await listNewsNotifications(tx, viewer, item, { event, comment, standInFor, writerId }));
    const touched = approve ? toItemTags(item) : [];
    return { id, version: item.version + Number(approve), state: 'saved', touched, standInFor };
  },
  invalidates: (_, { touched }) => touched,
  audit: ({ id, revisionId, approve }, { standInFor }) => ({
    action: approve ? 'news.approveRevision' : 'news.refuseRevision',
    noun: 'news',
    nounId: id,
    after: standInFor ? { revisionId, standInFor } : { revisionId },
  }),
});
