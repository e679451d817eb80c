import { db, type Transaction } from '@/lib/db/db';
import type { CannedAnswer } from './canned-replies.schema';

/** Answers that there can be. */
export const MOST_ANSWERS = 200;
const columns = { id: true, title: true, body: true } as const;

/** All canned answers in their order. */
export function listCannedAnswers(): Promise<CannedAnswer[]> {
  return db.cannedAnswer.findMany({
    select: columns,
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: MOST_ANSWERS,
  });
}

/** One canned answer, if it is still there. */
export async function findCannedAnswer(
  id: number,
  from: Pick<Transaction, 'cannedAnswer'> = db,
): Promise<CannedAnswer | undefined> {
  return (await from.cannedAnswer.findUnique({ where: { id }, select: columns })) ?? undefined;
}
