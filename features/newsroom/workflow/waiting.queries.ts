import { db, type Transaction } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';

/** An item that waits for a decision, and since when. */
export type WaitingItem = { id: number; since: Date };

/** Tables with a row for each item of which somebody was told, and the submission that it was about. */
const tables = { reminder: Prisma.sql`news_reminder`, escalation: Prisma.sql`news_escalation` } as const;

/**
 * Items that have waited since `limit` or longer, and of which nobody was told since they were submitted; the longest
 * waiting first.
 */
export const listUntoldWaiting = (
  told: keyof typeof tables,
  { limit, most }: { limit: Date; most: number },
): Promise<WaitingItem[]> => db.$queryRaw<WaitingItem[]>`
  SELECT n.id, w.since FROM news n
  CROSS JOIN LATERAL (
    SELECT max(v.at) AS since FROM news_review v
    WHERE v.news_id = n.id AND v.to_status = 'wait' AND v.from_status IS DISTINCT FROM 'wait'
  ) w
  WHERE n.status = 'wait' AND n.deleted_at IS NULL AND w.since <= ${limit}
    AND NOT EXISTS (SELECT 1 FROM ${tables[told]} t WHERE t.news_id = n.id AND t.waits_since >= w.since)
  ORDER BY w.since LIMIT ${most}`;

/** Locks an item until the end of the transaction; false if it no longer waits, or another machine holds it. */
export async function lockWaiting(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM news WHERE id = ${id} AND status = 'wait' AND deleted_at IS NULL FOR UPDATE SKIP LOCKED`;
  return rows.length > 0;
}
