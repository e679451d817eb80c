import { z } from 'zod';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { findDeleted } from '@/lib/list/restore';
import { tag } from '@/lib/request/context';
import { linkIdInput, linkInput, linkVisibilityInput } from './links.schema';

const access = 'site.manage';
/** Links are shown in the footer of every page and on the home page. */
const touches = () => [tag.links, tag.home];
const lockLinks = (tx: Transaction) => tx.$executeRaw`LOCK TABLE link IN SHARE ROW EXCLUSIVE MODE`;

async function findRow(tx: Transaction, id: number) {
  const row = await tx.link.findUnique({ where: { id }, omit: { updatedAt: true } });
  if (!row) throw new AppError('missing', 'links.missing');
  return row;
}

/**
 * Saves a useful link; a new one goes last.
 *
 * @throws AppError 'invalid' by field, also for an unsafe target; 'missing'
 */
export const saveLink = command({
  access,
  input: linkInput,
  invalidates: touches,
  run: async ({ id, ...data }, _viewer, tx) => {
    await lockLinks(tx);
    if (id !== undefined) {
      const before = await findRow(tx, id);
      await tx.link.update({ where: { id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max } = await tx.link.aggregate({ _max: { position: true } });
    const { updatedAt: _, ...after } = await tx.link.create({ data: { ...data, position: (_max.position ?? 0) + 10 } });
    return { before: undefined, after };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'link.save' : 'link.add',
    noun: 'link',
    nounId: after.id,
    before,
    after,
  }),
});

/**
 * Reorders all useful links.
 *
 * @throws AppError 'conflict' when the ids are not exactly the stored ones
 */
export const orderLinks = command({
  access,
  input: orderInput,
  invalidates: touches,
  run: async ({ ids }, _viewer, tx) => {
    await lockLinks(tx);
    const stored = await tx.link.findMany({ select: { id: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE link l SET position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE l.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({ action: 'link.order', noun: 'link', before: { ids: before }, after: { ids } }),
});

export const setLinkVisibility = command({
  access,
  input: linkVisibilityInput,
  invalidates: touches,
  run: async ({ id, visible }, _viewer, tx) => {
    const before = await findRow(tx, id);
    await tx.link.update({ where: { id }, data: { visible } });
    return before;
  },
  audit: ({ id, visible }, before) => ({
    action: visible ? 'link.show' : 'link.hide',
    noun: 'link',
    nounId: id,
    before: { visible: before.visible },
    after: { visible },
  }),
});

export const deleteLink = command({
  access,
  input: linkIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockLinks(tx);
    const row = await findRow(tx, id);
    await tx.link.delete({ where: { id } });
    return row;
  },
  audit: ({ id }, before) => ({ action: 'link.delete', noun: 'link', nounId: id, before }),
});

const deletedLink = z.object({
  id: z.number(),
  label: z.string(),
  target: z.string(),
  visible: z.boolean(),
  position: z.number(),
});

/**
 * Undoes a deletion: the link is as it was.
 *
 * @throws AppError 'missing' if no link with this id was deleted; 'conflict' if it exists again
 */
export const restoreLink = command({
  access,
  input: linkIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockLinks(tx);
    const row = await findDeleted(tx, { noun: 'link', id }, deletedLink);
    if (await tx.link.findUnique({ where: { id }, select: { id: true } })) {
      throw new AppError('conflict', 'ordered.taken');
    }
    await tx.link.create({ data: row });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'link.restore', noun: 'link', nounId: id, after }),
});
