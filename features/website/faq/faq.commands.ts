import { z } from 'zod';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { findDeleted } from '@/lib/list/restore';
import { tag } from '@/lib/request/context';
import { faqIdInput, faqInput, faqVisibilityInput, MAX_QUESTIONS } from './faq.schema';

const access = 'site.manage';
const touches = () => [tag.faq];
const lockQuestions = (tx: Transaction) => tx.$executeRaw`LOCK TABLE faq_entry IN SHARE ROW EXCLUSIVE MODE`;

async function findRow(tx: Transaction, id: number) {
  const row = await tx.faqEntry.findUnique({ where: { id }, omit: { updatedAt: true } });
  if (!row) throw new AppError('missing', 'faq.missing');
  return row;
}

/**
 * Saves a question with its answer; a new one goes last.
 *
 * @throws AppError 'invalid' by field, also when there are too many; 'missing'
 */
export const saveFaq = command({
  access,
  input: faqInput,
  invalidates: touches,
  run: async ({ id, ...data }, _viewer, tx) => {
    await lockQuestions(tx);
    if (id !== undefined) {
      const before = await findRow(tx, id);
      await tx.faqEntry.update({ where: { id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max, _count } = await tx.faqEntry.aggregate({ _max: { position: true }, _count: true });
    if (_count >= MAX_QUESTIONS) throw new AppError('invalid', 'errors.invalid', { question: 'faq.tooMany' });
    const position = (_max.position ?? 0) + 10;
    const { updatedAt: _, ...after } = await tx.faqEntry.create({ data: { ...data, position } });
    return { before: undefined, after };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'faq.save' : 'faq.add',
    noun: 'faq',
    nounId: after.id,
    before,
    after,
  }),
});

/**
 * Reorders all questions.
 *
 * @throws AppError 'conflict' when the ids are not exactly the stored ones
 */
export const orderFaq = command({
  access,
  input: orderInput,
  invalidates: touches,
  run: async ({ ids }, _viewer, tx) => {
    await lockQuestions(tx);
    const stored = await tx.faqEntry.findMany({ select: { id: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE faq_entry f SET position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE f.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({ action: 'faq.order', noun: 'faq', before: { ids: before }, after: { ids } }),
});

export const setFaqVisibility = command({
  access,
  input: faqVisibilityInput,
  invalidates: touches,
  run: async ({ id, visible }, _viewer, tx) => {
    const before = await findRow(tx, id);
    await tx.faqEntry.update({ where: { id }, data: { visible } });
    return before;
  },
  audit: ({ id, visible }, before) => ({
    action: visible ? 'faq.show' : 'faq.hide',
    noun: 'faq',
    nounId: id,
    before: { visible: before.visible },
    after: { visible },
  }),
});

export const deleteFaq = command({
  access,
  input: faqIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockQuestions(tx);
    const row = await findRow(tx, id);
    await tx.faqEntry.delete({ where: { id } });
    return row;
  },
  audit: ({ id }, before) => ({ action: 'faq.delete', noun: 'faq', nounId: id, before }),
});

const deletedFaq = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
  target: z.string(),
  visible: z.boolean(),
  position: z.number(),
});

/**
 * Undoes a deletion: the question is as it was.
 *
 * @throws AppError 'missing' if no question with this id was deleted; 'conflict' if it exists again
 */
export const restoreFaq = command({
  access,
  input: faqIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockQuestions(tx);
    const row = await findDeleted(tx, { noun: 'faq', id }, deletedFaq);
    if (await tx.faqEntry.findUnique({ where: { id }, select: { id: true } })) {
      throw new AppError('conflict', 'ordered.taken');
    }
    await tx.faqEntry.create({ data: row });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'faq.restore', noun: 'faq', nounId: id, after }),
});
