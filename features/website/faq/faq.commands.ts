import { z } from 'zod';
import { command } from '@/lib/command/command';
import { createFieldError } from '@/lib/errors/errors';
import { orderedList } from '@/lib/list/ordered-list';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { faqMessages as words } from './faq.messages';
import { faqInput, MAX_QUESTIONS } from './faq.schema';

const access = 'site.manage';
const touches = () => [tag.faq];
const omit = { updatedAt: true } as const;

const questions = orderedList({
  noun: 'faq',
  table: 'faq_entry',
  missing: pickMessage(words, 'faq.missing'),
  access,
  touches,
  find: (tx, where) => tx.faqEntry.findUnique({ where, omit }),
});

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
    await questions.lock(tx);
    if (id !== undefined) {
      const before = await questions.requireEntry(tx, id);
      await tx.faqEntry.update({ where: { id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max, _count } = await tx.faqEntry.aggregate({ _max: { position: true }, _count: true });
    if (_count >= MAX_QUESTIONS) throw createFieldError('question', words['faq.tooMany']);
    const position = (_max.position ?? 0) + 10;
    const after = await tx.faqEntry.create({ data: { ...data, position }, omit });
    return { before: undefined, after };
  },
  audit: questions.auditSave,
});

export const orderFaq = questions.declareOrder();
export const setFaqVisibility = questions.declareVisibility((tx, where, data) => tx.faqEntry.update({ where, data }));
export const deleteFaq = questions.declareDelete((tx, where) => tx.faqEntry.delete({ where, omit }));

const deletedFaq = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
  target: z.string(),
  visible: z.boolean(),
  position: z.number(),
});

export const restoreFaq = questions.declareRestore(deletedFaq, (tx, data) => tx.faqEntry.create({ data, omit }));
