import { db } from '../db';
import { seen, tag } from '../trace';
import { type Faq, type FaqEntry, MOST_QUESTIONS } from './schema';

const columns = { id: true, question: true, answer: true, target: true, updatedAt: true } as const;
const inOrder = [{ position: 'asc' as const }, { id: 'asc' as const }];

/** The questions that readers see, in order. */
export function listFaq(): Promise<Faq[]> {
  seen(tag.faq);
  return db.faqEntry.findMany({ where: { visible: true }, select: columns, orderBy: inOrder, take: MOST_QUESTIONS });
}

/** Every question in order, hidden ones too. */
export function listFaqEntries(): Promise<FaqEntry[]> {
  return db.faqEntry.findMany({ select: { ...columns, visible: true }, orderBy: inOrder, take: MOST_QUESTIONS });
}
