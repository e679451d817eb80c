import { db, type Transaction } from '@/lib/db/db';
import type { CannedReply } from './canned-replies.schema';

/** Maximum number of canned replies. */
export const MAX_CANNED_REPLIES = 200;
const columns = { id: true, title: true, body: true } as const;

/** All canned replies in their order. */
export function listCannedReplies(): Promise<CannedReply[]> {
  return db.cannedAnswer.findMany({
    select: columns,
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: MAX_CANNED_REPLIES,
  });
}

export async function findCannedReply(id: number, from: Pick<Transaction, 'cannedAnswer'> = db) {
  return (await from.cannedAnswer.findUnique({ where: { id }, select: columns })) ?? undefined;
}
