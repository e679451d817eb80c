import { z } from 'zod';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { findDeleted } from '@/lib/list/restore';
import { MAX_CANNED_REPLIES } from './canned-replies.queries';
import { cannedReplyIdInput, cannedReplyInput } from './canned-replies.schema';

const access = 'contact.handle';
const noun = 'cannedAnswer';
const touches = () => [];
const lockCannedReplies = (tx: Transaction) => tx.$executeRaw`LOCK TABLE canned_answer IN SHARE ROW EXCLUSIVE MODE`;

async function findRow(tx: Transaction, id: number) {
  const row = await tx.cannedAnswer.findUnique({ where: { id } });
  if (!row) throw new AppError('missing', 'cannedAnswers.missing');
  return row;
}

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
    await lockCannedReplies(tx);
    const before = id === undefined ? undefined : await findRow(tx, id);
    const same = await tx.cannedAnswer.findUnique({ where: { title: data.title }, select: { id: true } });
    if (same && same.id !== id) throw new AppError('invalid', 'errors.invalid', { title: 'cannedAnswers.titleTaken' });
    if (before) {
      await tx.cannedAnswer.update({ where: { id: before.id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max, _count } = await tx.cannedAnswer.aggregate({ _max: { position: true }, _count: { _all: true } });
    if (_count._all >= MAX_CANNED_REPLIES) throw new AppError('conflict', 'cannedAnswers.full');
    const after = await tx.cannedAnswer.create({ data: { ...data, position: (_max.position ?? 0) + 10 } });
    return { before: undefined, after };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'cannedAnswer.save' : 'cannedAnswer.add',
    noun,
    nounId: after.id,
    before,
    after,
  }),
});

/**
 * Reorders all canned replies.
 *
 * @throws AppError 'conflict' when the ids are not exactly the stored ones
 */
export const orderCannedReplies = command({
  access,
  input: orderInput,
  invalidates: touches,
  run: async ({ ids }, _viewer, tx) => {
    await lockCannedReplies(tx);
    const stored = await tx.cannedAnswer.findMany({
      select: { id: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE canned_answer a SET position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE a.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({ action: 'cannedAnswer.order', noun, before: { ids: before }, after: { ids } }),
});

export const deleteCannedReply = command({
  access,
  input: cannedReplyIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    const row = await findRow(tx, id);
    await tx.cannedAnswer.delete({ where: { id } });
    return row;
  },
  audit: ({ id }, before) => ({ action: 'cannedAnswer.delete', noun, nounId: id, before }),
});

const deletedCannedReply = z.object({ id: z.number(), title: z.string(), body: z.string(), position: z.number() });

/**
 * Restores a deleted canned reply.
 *
 * @throws AppError 'missing' if no deletion of this id is logged; 'conflict' if its id or title is in use again
 */
export const restoreCannedReply = command({
  access,
  input: cannedReplyIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockCannedReplies(tx);
    const row = await findDeleted(tx, { noun, id }, deletedCannedReply);
    const taken = await tx.cannedAnswer.findFirst({
      where: { OR: [{ id }, { title: row.title }] },
      select: { id: true },
    });
    if (taken) throw new AppError('conflict', 'ordered.taken');
    await tx.cannedAnswer.create({ data: row });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'cannedAnswer.restore', noun, nounId: id, after }),
});
