import { db } from '@/lib/db/db';
import { toSafeTarget } from '@/lib/http/safe-target';
import { dependsOn, tag } from '@/lib/request/context';
import { type Faq, type FaqEntry, MAX_QUESTIONS } from './faq.schema';

const columns = { id: true, question: true, answer: true, target: true, updatedAt: true } as const;
const inOrder = [{ position: 'asc' as const }, { id: 'asc' as const }];

/** Public questions, in order. */
export async function listFaq(): Promise<Faq[]> {
  dependsOn(tag.faq);
  const where = { visible: true };
  const rows = await db.faqEntry.findMany({ where, select: columns, orderBy: inOrder, take: MAX_QUESTIONS });
  return rows.map((row) => ({ ...row, target: toSafeTarget(row.target) ?? '' }));
}

/** All questions in order, hidden ones included. */
export function listFaqEntries(): Promise<FaqEntry[]> {
  return db.faqEntry.findMany({ select: { ...columns, visible: true }, orderBy: inOrder, take: MAX_QUESTIONS });
}
