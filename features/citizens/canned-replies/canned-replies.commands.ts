import { z } from 'zod';
import { command } from '@/lib/command/command';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { orderedList } from '@/lib/list/ordered-list';
import { pickMessage } from '@/lib/messages/message';
import { cannedRepliesMessages as words } from './canned-replies.messages';
import { MAX_CANNED_REPLIES } from './canned-replies.queries';
import { cannedReplyInput } from './canned-replies.schema';

const access = 'contact.handle';
const touches = () => [];

const replies = orderedList({
  noun: 'cannedAnswer',
  table: 'canned_answer',
  missing: pickMessage(words, 'cannedAnswers.missing'),
  access,
  touches,
  locks: ['order', 'restore'],
  find: (tx, where) => tx.cannedAnswer.findUnique({ where }),
});

/**
 * Saves a canned reply; a new one is appended to the list.
 *
 * @throws AppError 'invalid' by field, also for a title in use; 'missing'; 'conflict' above 200 replies
 */
export const saveCannedReply = command({
  access,
  input: cannedReplyInput,
  invalidates: touches,
  run: async ({ id, ...data }, _viewer, tx) => {
    await replies.lock(tx);
    const before = id === undefined ? undefined : await replies.requireEntry(tx, id);
    const same = await tx.cannedAnswer.findUnique({ where: { title: data.title }, select: { id: true } });
    if (same && same.id !== id) throw createFieldError('title', words['cannedAnswers.titleTaken']);
    if (before) {
      await tx.cannedAnswer.update({ where: { id: before.id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max, _count } = await tx.cannedAnswer.aggregate({ _max: { position: true }, _count: { _all: true } });
    if (_count._all >= MAX_CANNED_REPLIES) throw new AppError('conflict', pickMessage(words, 'cannedAnswers.full'));
    const after = await tx.cannedAnswer.create({ data: { ...data, position: (_max.position ?? 0) + 10 } });
    return { before: undefined, after };
  },
  audit: replies.auditSave,
});

export const orderCannedReplies = replies.declareOrder();
export const deleteCannedReply = replies.declareDelete((tx, where) => tx.cannedAnswer.delete({ where }));

const deletedCannedReply = z.object({ id: z.number(), title: z.string(), body: z.string(), position: z.number() });

/** Restores a deleted canned reply, unless its title is in use again. */
export const restoreCannedReply = replies.declareRestore(
  deletedCannedReply,
  (tx, data) => tx.cannedAnswer.create({ data }),
  async (tx, { title }) => (await tx.cannedAnswer.count({ where: { title } })) > 0,
);
