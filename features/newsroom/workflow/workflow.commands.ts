import { roleTable } from '@/lib/auth/role-table';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Prisma, Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { enqueueMails } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { assertReady } from '../house-style/house-style.store';
import { listNewsNotifications } from '../notifications/notifications.queries';
import { formatReview } from '../review/points.rules';
import type { ReviewPoint } from '../review/points.schema';
import { findDecision } from '../review/review.rules';
import { holdAlerts, holdMails } from '../review/review.store';
import { describeRoad } from '../road/road.rules';
import { findStandInFor } from '../stand-ins/stand-ins.queries';
import { newsroomMessages as words } from './workflow.messages';
import { lockDecidableItem, toItemTags } from './workflow.queries';
import type { NewsroomItem } from './workflow.rows';
import { decideTransition, isAuthor, type Transition } from './workflow.rules';
import { type NewsEvent, newsTransitionInput } from './workflow.schema';

/** Events that lead to publication, so that the item has to be complete. */
const NEEDS_COMPLETE: readonly NewsEvent[] = ['submit', 'publish', 'show'];

/** Decisions, which name those for whom somebody stands in. */
const DECISIONS: readonly NewsEvent[] = ['publish', 'return', 'lift', 'hide', 'show'];

/**
 * Performs a workflow step on an item: submitting, publishing, lifting to a level, returning, withdrawing, binning, and
 * the ways back. The step is recorded in the item's history.
 *
 * @returns the item's id, new version and new state
 * @throws AppError 'missing' if the viewer may not see the item, 'conflict' if it was saved since, 'forbidden' if the
 *   rules don't allow the step, 'invalid' if the item is incomplete for the step, or if lifting has no level or an
 *   unconfirmed lower one
 */
export const transitionNews = command({
  access: 'news.write',
  input: newsTransitionInput,
  run: async (input, viewer, tx) => {
    const item = await lockDecidableItem(tx, viewer, input.id);
    if (item.version !== input.version) throw new AppError('conflict', pickMessage(words, 'newsroom.changed'));
    const moderated = await listModeratedKinds(tx);
    const verdict = decideTransition(viewer, item.facts, input.event, moderated, input.level);
    if (!verdict) throw new AppError('forbidden', pickMessage(words, 'newsroom.mayNot'));
    if (NEEDS_COMPLETE.includes(input.event)) await assertReady(tx, item.content);
    if (input.event === 'lift') assertConfirmed(input, verdict.level < item.facts.level);
    const now = getCurrentTime();
    await tx.news.update({
      where: { id: item.id },
      data: {
        version: { increment: 1 },
        ...toStatusColumns(verdict),
        ...toEventColumns(input, item, viewer, verdict, now),
      },
    });
    const version = item.version + 1;
    const could = (absent: Viewer) =>
      decideTransition(absent, item.facts, input.event, moderated, input.level) !== undefined &&
      !isAuthor(absent, item.facts);
    const isDecision = DECISIONS.includes(input.event) && !isAuthor(viewer, item.facts);
    const standInFor = isDecision ? await findStandInFor(tx, viewer, could, now) : undefined;
    await recordStep(tx, viewer, item, { ...input, verdict, version, standInFor, at: now });
    const facts = { ...item.facts, ...verdict };
    const mayDecide = (other: Viewer) =>
      decideTransition(other, facts, 'publish', moderated) !== undefined && !isAuthor(other, facts);
    const { publishAt } = item.content;
    const road = describeRoad(facts, publishAt ? new Date(publishAt) : now, moderated, now);
    const comment = formatReview(input);
    const happening = { ...input, comment, publishAt: publishAt ?? undefined, road, standInFor };
    const mails = await listNewsNotifications(tx, viewer, item, happening, mayDecide);
    const isUndoable = findDecision({ event: input.event, fromStatus: item.facts.status }) !== undefined;
    await enqueueMails(tx, isUndoable ? holdMails(mails, { id: item.id, version }) : mails);
    if (isUndoable && verdict.status === 'allow') await holdAlerts(tx, item.id);
    return {
      id: item.id,
      version,
      status: verdict.status,
      level: verdict.level,
      standInFor,
      before: { status: item.facts.status, level: item.facts.level },
      after: verdict,
      touched: toItemTags(item, verdict.status),
    };
  },
  invalidates: (_, { touched }) => touched,
  audit: ({ id, event }, { before, after, standInFor }) => ({
    ...{ action: `news.${event}`, noun: 'news', nounId: id, before },
    after: standInFor ? { ...after, standInFor } : after,
  }),
});

/** Lifting needs an explicit level, and a lower one a confirmation. */
function assertConfirmed({ level, lowers }: { level?: number; lowers: boolean }, isLower: boolean): void {
  if (level === undefined)
    throw new AppError('invalid', pickMessage(words, 'newsroom.levelRequired'), {
      level: words['newsroom.levelRequired'],
    });
  if (isLower && !lowers)
    throw new AppError('invalid', pickMessage(words, 'newsroom.lowers'), {
      lowers: words['newsroom.lowersAsk'],
    });
}

const toStatusColumns = ({ status, level }: Transition): Prisma.NewsUncheckedUpdateInput => ({
  status,
  approveLevel: level,
});

type Input = { event: NewsEvent; comment: string; stub: boolean };

/** Columns that an event changes besides status and level. */
function toEventColumns(
  { event, comment, stub }: Input,
  item: NewsroomItem,
  viewer: Viewer,
  { status, level }: Transition,
  now: Date,
): Prisma.NewsUncheckedUpdateInput {
  const waited = status === 'allow' && item.content.publishAt === null;
  return {
    hiddenLevel: status === 'hide' ? (event === 'hide' ? roleTable[viewer.role].publishLevel : undefined) : 0,
    ...(waited ? { publishAt: now, publishOnApproval: false } : {}),
    ...(level < MAIN && event !== 'hide' ? { frontPosition: null } : {}),
    ...(event === 'hide' ? { withdrawalNote: stub ? comment : null } : {}),
    ...(event === 'show' ? { withdrawalNote: null } : {}),
    ...(event === 'bin' ? { deletedAt: now } : {}),
    ...(event === 'unbin' ? { deletedAt: null } : {}),
  };
}
/** Only items of the agency's level have a place on the front page. */
const MAIN = 3;

type Step = {
  event: NewsEvent;
  reason?: string;
  comment: string;
  points: readonly ReviewPoint[];
  verdict: Transition;
  version: number;
  standInFor: string | undefined;
  at: Date;
};

async function recordStep(tx: Transaction, viewer: Viewer, item: NewsroomItem, step: Step): Promise<void> {
  await tx.newsReview.create({
    data: {
      newsId: item.id,
      accountId: viewer.accountId,
      actorName: viewer.name ?? viewer.role,
      event: step.event,
      fromStatus: item.facts.status,
      toStatus: step.verdict.status,
      fromLevel: item.facts.level,
      toLevel: step.verdict.level,
      reason: step.reason,
      comment: step.comment || null,
      standInFor: step.standInFor,
      version: step.version,
      at: step.at,
      points: { create: step.event === 'return' ? step.points.map((one, position) => ({ ...one, position })) : [] },
    },
  });
}
