import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { enqueueMails } from '@/lib/mail/outbox';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { listOverdueMails } from '../notifications/overdue.queries';
import { newsroomItemColumns, toNewsroomItem } from '../workflow/workflow.rows';
import { decideTransition, isAuthor } from '../workflow/workflow.rules';
import { getOverdueLimit } from './reminders.rules';

/** Maximum number of items per run; the rest follow in the next. */
const BATCH = 50;

type Overdue = { id: number; since: Date };

/**
 * Reminds those who decide of items that have waited for more than two working days, once for each time that an item was
 * submitted.
 *
 * @returns the number of items
 */
export async function remindOverdue(now = getCurrentTime()): Promise<number> {
  const overdue = await db.$queryRaw<Overdue[]>`
    SELECT n.id, w.since FROM news n
    CROSS JOIN LATERAL (
      SELECT max(v.at) AS since FROM news_review v
      WHERE v.news_id = n.id AND v.to_status = 'wait' AND v.from_status IS DISTINCT FROM 'wait'
    ) w
    WHERE n.status = 'wait' AND n.deleted_at IS NULL AND w.since <= ${getOverdueLimit(now)}
      AND NOT EXISTS (SELECT 1 FROM news_reminder m WHERE m.news_id = n.id AND m.waits_since >= w.since)
    ORDER BY w.since LIMIT ${BATCH}`;
  let reminded = 0;
  for (const item of overdue) reminded += await db.$transaction((tx) => remind(tx, item, now));
  return reminded;
}

/** Reminds of one item, unless it was decided on or another machine did it in the meantime. */
async function remind(tx: Transaction, { id, since }: Overdue, now: Date): Promise<number> {
  const [free] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM news WHERE id = ${id} AND status = 'wait' AND deleted_at IS NULL FOR UPDATE SKIP LOCKED`;
  const done = await tx.newsReminder.findFirst({ where: { newsId: id, waitsSince: { gte: since } } });
  if (!free || done) return 0;
  const row = { waitsSince: since, remindedAt: now };
  await tx.newsReminder.upsert({ where: { newsId: id }, create: { newsId: id, ...row }, update: row });
  const item = toNewsroomItem(await tx.news.findUniqueOrThrow({ where: { id }, select: newsroomItemColumns }));
  const moderated = await listModeratedKinds(tx);
  const mayDecide = (other: Viewer) =>
    decideTransition(other, item.facts, 'publish', moderated) !== undefined && !isAuthor(other, item.facts);
  await enqueueMails(tx, await listOverdueMails(tx, item, { since, moderated, now }, mayDecide));
  return 1;
}
