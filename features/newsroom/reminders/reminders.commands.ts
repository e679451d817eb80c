import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { enqueueMails } from '@/lib/mail/outbox';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { listOverdueMails } from '../notifications/overdue.queries';
import { listUntoldWaiting, lockWaiting, type WaitingItem } from '../workflow/waiting.queries';
import { newsroomItemColumns, toNewsroomItem } from '../workflow/workflow.rows';
import { decideTransition, isAuthor } from '../workflow/workflow.rules';
import { getOverdueLimit } from './reminders.rules';

/** Maximum number of items per run; the rest follow in the next. */
const BATCH = 50;

/**
 * Reminds those who decide of items that have waited for more than two working days, once for each time that an item was
 * submitted.
 *
 * @returns the number of items
 */
export async function remindOverdue(now = getCurrentTime()): Promise<number> {
  const overdue = await listUntoldWaiting('reminder', { limit: getOverdueLimit(now), most: BATCH });
  let reminded = 0;
  for (const item of overdue) reminded += await db.$transaction((tx) => remind(tx, item, now));
  return reminded;
}

/** Reminds of one item, unless it was decided on or another machine did it in the meantime. */
async function remind(tx: Transaction, { id, since }: WaitingItem, now: Date): Promise<number> {
  const isFree = await lockWaiting(tx, id);
  const done = await tx.newsReminder.findFirst({ where: { newsId: id, waitsSince: { gte: since } } });
  if (!isFree || done) return 0;
  const row = { waitsSince: since, remindedAt: now };
  await tx.newsReminder.upsert({ where: { newsId: id }, create: { newsId: id, ...row }, update: row });
  const item = toNewsroomItem(await tx.news.findUniqueOrThrow({ where: { id }, select: newsroomItemColumns }));
  const moderated = await listModeratedKinds(tx);
  const mayDecide = (other: Viewer) =>
    decideTransition(other, item.facts, 'publish', moderated) !== undefined && !isAuthor(other, item.facts);
  await enqueueMails(tx, await listOverdueMails(tx, item, { since, moderated, now }, mayDecide));
  return 1;
}
