import { command } from '@/lib/command/command';
import { db, type Transaction } from '@/lib/db/db';
import { enqueueMails } from '@/lib/mail/outbox';
import { tag } from '@/lib/request/context';
import { ESCALATION_KEY } from '@/lib/site/escalation.schema';
import { listModeratedKinds } from '@/lib/site/queries';
import { storeSetting } from '@/lib/site/store';
import { getCurrentTime } from '@/lib/time/current-time';
import { subtractWorkingDays } from '@/lib/time/working-days';
import { listEscalationMails } from '../notifications/escalation-mails.queries';
import { listUntoldWaiting, lockWaiting, type WaitingItem } from '../workflow/waiting.queries';
import { newsroomItemColumns, toNewsroomItem } from '../workflow/workflow.rows';
import { getEscalationDays } from './escalation.queries';
import { findDeskAbove } from './escalation.rules';
import { escalationInput } from './escalation.schema';

/** Maximum number of items per run; the rest follow in the next. */
const BATCH = 50;

/** Sets the working days after which the office above is told of a waiting item; 0 tells nobody. */
export const saveEscalation = command({
  access: 'site.manage',
  input: escalationInput,
  invalidates: () => [tag.settings],
  run: async (value, viewer, tx) => {
    const days = await getEscalationDays(tx);
    await storeSetting(tx, viewer, ESCALATION_KEY, value);
    return { before: { days }, after: value };
  },
  audit: (_, lines) => ({ action: 'escalation.save', noun: 'setting', nounId: ESCALATION_KEY, ...lines }),
});

/**
 * Tells the office one level up of items that have waited on a desk for more than the days of the setting: once for each
 * time that an item was submitted, by mail and in the bell. Nothing is decided by it.
 *
 * @returns the number of items
 */
export async function escalateWaiting(now = getCurrentTime()): Promise<number> {
  const days = await getEscalationDays();
  if (days === 0) return 0;
  const waiting = await listUntoldWaiting('escalation', { limit: subtractWorkingDays(now, days), most: BATCH });
  let told = 0;
  for (const item of waiting) told += await db.$transaction((tx) => escalate(tx, item, now));
  return told;
}

/**
 * Tells of one item, unless it was decided on or another machine did it in the meantime. Row and mails are written in one
 * transaction, so that a machine that stops leaves both or neither.
 */
async function escalate(tx: Transaction, { id, since }: WaitingItem, now: Date): Promise<number> {
  const isFree = await lockWaiting(tx, id);
  const done = await tx.newsEscalation.findFirst({ where: { newsId: id, waitsSince: { gte: since } } });
  if (!isFree || done) return 0;
  const item = toNewsroomItem(await tx.news.findUniqueOrThrow({ where: { id }, select: newsroomItemColumns }));
  const moderated = await listModeratedKinds(tx);
  const desk = findDeskAbove(item.facts, moderated, now);
  // An item at the agency has nobody above; its row keeps it out of later runs.
  const row = { waitsSince: since, escalatedAt: now, desk: desk ?? null };
  await tx.newsEscalation.upsert({ where: { newsId: id }, create: { newsId: id, ...row }, update: row });
  if (!desk) return 0;
  await enqueueMails(tx, await listEscalationMails(tx, item, desk, { since, moderated, now }));
  return 1;
}
