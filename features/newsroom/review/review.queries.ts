import { z } from 'zod';
import { getItemHref } from '@/lib/areas/news-hrefs';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { buildDecidingSql } from '../queue/deciding.queries';
import type { NewsroomItem } from '../workflow/workflow.queries';
import { isDecider, type Moderated } from '../workflow/workflow.rules';
import { findDecision, getUndoMs, isOwnDecision, mustDecide } from './review.rules';
import { type QueueNeighbour, type QueuePlace, queuePlace, revisionDecisions } from './review.schema';
import { findLastStep } from './review.store';

/**
 * Data of the review bar on an item's page: the viewer's task there or the decision just made, and the way to the
 * entries before and after it in the viewer's queue, oldest first.
 *
 * @param pending the item's pending revision
 * @returns undefined if there is nothing to decide and nothing was decided just now
 */
export async function findReview(
  viewer: Viewer,
  item: NewsroomItem,
  pending: { id: number; mayDecide: boolean } | undefined,
  moderated: Moderated,
  now: Date,
) {
  if (!isDecider(viewer)) return undefined;
  const task = pending?.mayDecide ? 'revision' : mustDecide(viewer, item.facts, moderated) ? 'item' : undefined;
  const decided = task ? undefined : await findOwnDecision(viewer, item, moderated, now);
  if (!task && !decided) return undefined;
  const place = await findQueuePlace(viewer, item.id);
  const next = place.next ?? place.oldest;
  return {
    task,
    decided,
    total: place.total,
    position: place.before + 1,
    next: next ? toLink(viewer, next) : undefined,
    previous: place.previous ? toLink(viewer, place.previous) : undefined,
  };
}
export type ItemReview = NonNullable<Awaited<ReturnType<typeof findReview>>>;

const toLink = (viewer: Viewer, { topic, ...entry }: QueueNeighbour) => ({ topic, href: getItemHref(viewer, entry) });

/** The viewer's decision of the last minute on the item or its revision. */
async function findOwnDecision(viewer: Viewer, item: NewsroomItem, moderated: Moderated, now: Date) {
  const last = await findLastStep(db, item.id);
  const undoMs = last ? getUndoMs(last, now) : 0;
  if (!last || undoMs <= 0 || last.accountId === null || last.accountId !== viewer.accountId) return undefined;
  const revisionEvent = revisionDecisions.find((event) => event === last.event);
  if (revisionEvent) return { event: revisionEvent };
  const event = findDecision(last);
  if (!event || !isOwnDecision(viewer, item, last, moderated)) return undefined;
  return { event, undo: { reviewId: last.id, ms: undoMs } };
}

/**
 * Place of an item in a viewer's queue, oldest first. An item that has just been decided keeps the place that it had,
 * so that the next one is the one after it.
 */
export async function findQueuePlace(viewer: Viewer, id: number): Promise<QueuePlace> {
  const rows: unknown = await db.$queryRaw`
    WITH ${buildDecidingSql(viewer)}, here AS (
      SELECT COALESCE((SELECT d.at FROM deciding d WHERE d.id = ${id}), GREATEST(
        (SELECT max(v.at) FROM news_review v WHERE v.news_id = ${id} AND v.event = 'submit'),
        (SELECT max(r.created_at) FROM news_revision r WHERE r.news_id = ${id} AND r.state IN ('approved', 'refused'))),
        '-infinity') AS at
    ), others AS (
      SELECT d.id, d.at, (d.at, d.id) > (h.at, ${id}) AS later FROM deciding d CROSS JOIN here h WHERE d.id <> ${id}
    ), picked AS (
      (SELECT 'next' AS place, id FROM others WHERE later ORDER BY at, id LIMIT 1)
      UNION ALL (SELECT 'previous', id FROM others WHERE NOT later ORDER BY at DESC, id DESC LIMIT 1)
      UNION ALL (SELECT 'oldest', id FROM others ORDER BY at, id LIMIT 1)
    ), shown AS (
      SELECT p.place, json_build_object('id', n.id, 'topic', n.topic, 'section', n.section, 'kind', o.kind,
        'own', o.id = ${viewer.organisationId ?? NO_ID}) AS entry
      FROM picked p JOIN news n ON n.id = p.id JOIN organisation o ON o.id = n.organisation_id
    )
    SELECT (SELECT count(*)::int FROM deciding) AS total,
      (SELECT count(*)::int FROM others WHERE NOT later) AS before,
      (SELECT entry FROM shown WHERE place = 'next') AS next,
      (SELECT entry FROM shown WHERE place = 'previous') AS previous,
      (SELECT entry FROM shown WHERE place = 'oldest') AS oldest`;
  const [place] = z.tuple([queuePlace]).parse(rows);
  return place;
}
