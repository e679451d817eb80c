import { z } from 'zod';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { hasSameName } from '@/lib/files/same-name';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { findDeleted } from '@/lib/list/restore';
import { tag } from '@/lib/request/context';
import {
  category,
  categoryIdInput,
  categoryInput,
  categoryVisibilityInput,
  moveCategoryItemsInput,
} from './categories.schema';

const access = 'site.manage';
/** Tags of everything that shows categories or depends on their visibility. */
const toCategoryTags = (...ids: number[]) => [tag.categories, tag.home, tag.lists(), ...ids.map((id) => tag.lists(id))];

/** Serialises changes by administrators without blocking readers and authors. */
const lockCategories = (tx: Transaction) => tx.$executeRaw`LOCK TABLE category IN SHARE ROW EXCLUSIVE MODE`;

async function requireCategory(tx: Transaction, id: number) {
  const row = await tx.category.findUnique({ where: { id }, omit: { createdAt: true, updatedAt: true } });
  if (!row) throw new AppError('missing', 'categories.missing');
  return row;
}

/**
 * Saves a category; a new one is added last, also among the categories of the menu.
 *
 * @throws AppError 'invalid' by field, also for a duplicate name and for colours too pale for white text; 'missing'
 */
export const saveCategory = command({
  access,
  input: categoryInput,
  run: async ({ id, section, ...data }, _viewer, tx) => {
    await lockCategories(tx);
    const others = await tx.category.findMany({ where: { id: { not: id } }, select: { name: true } });
    if (hasSameName(others, data.name)) {
      throw new AppError('invalid', 'errors.invalid', { name: 'categories.nameTaken' });
    }
    if (id !== undefined) {
      const before = await requireCategory(tx, id);
      await tx.category.update({ where: { id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max } = await tx.category.aggregate({ _max: { position: true } });
    const made = { ...data, section, position: (_max.position ?? 0) + 10 };
    const { id: newId } = await tx.category.create({ data: made, select: { id: true } });
    if (section === 'news') await addMenuEntry(tx, newId);
    return { before: undefined, after: { ...made, id: newId } };
  },
  invalidates: (_, { after }) => toCategoryTags(after.id),
  audit: (_, { before, after }) => ({
    action: before ? 'category.save' : 'category.add',
    noun: 'category',
    nounId: after.id,
    before,
    after,
  }),
});

/** Inserts a menu entry after the last category; later entries move down. */
async function addMenuEntry(tx: Transaction, categoryId: number): Promise<void> {
  await tx.$executeRaw`LOCK TABLE menu_entry IN SHARE ROW EXCLUSIVE MODE`;
  const { _max } = await tx.menuEntry.aggregate({
    _max: { position: true },
    where: { kind: { in: ['home', 'category'] } },
  });
  const position = (_max.position ?? 0) + 1;
  await tx.menuEntry.updateMany({ where: { position: { gte: position } }, data: { position: { increment: 1 } } });
  await tx.menuEntry.create({ data: { kind: 'category', categoryId, position } });
}

/**
 * Reorders all categories.
 *
 * @throws AppError 'conflict' unless the ids are exactly the stored ones
 */
export const orderCategories = command({
  access,
  input: orderInput,
  invalidates: ({ ids }) => toCategoryTags(...ids),
  run: async ({ ids }, _viewer, tx) => {
    await lockCategories(tx);
    const stored = await tx.category.findMany({
      select: { id: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE category c SET position = o.at * 10, updated_at = now()
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE c.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({ action: 'category.order', noun: 'category', before: { ids: before }, after: { ids } }),
});

/** Shows a category and its items to readers, or hides both. */
export const showCategory = command({
  access,
  input: categoryVisibilityInput,
  invalidates: ({ id }) => toCategoryTags(id),
  run: async ({ id, visible }, _viewer, tx) => {
    await lockCategories(tx);
    const before = await requireCategory(tx, id);
    await tx.category.update({ where: { id }, data: { visible } });
    return before;
  },
  audit: ({ id, visible }, before) => ({
    action: visible ? 'category.show' : 'category.hide',
    noun: 'category',
    nounId: id,
    before: { visible: before.visible },
    after: { visible },
  }),
});

/**
 * Deletes a category without items, and its entry in the menu.
 *
 * @throws AppError 'conflict' while it has items, drafts and those in the bin included; 'missing'
 */
export const deleteCategory = command({
  access,
  input: categoryIdInput,
  invalidates: ({ id }) => toCategoryTags(id),
  run: async ({ id }, _viewer, tx) => {
    await lockCategories(tx);
    const row = await requireCategory(tx, id);
    if ((await tx.news.count({ where: { categoryId: id } })) > 0) {
      throw new AppError('conflict', 'categories.hasItems');
    }
    const menu = await tx.menuEntry.findUnique({
      where: { categoryId: id },
      select: { visible: true, position: true },
    });
    await tx.category.delete({ where: { id } });
    return { ...row, menu };
  },
  audit: ({ id }, before) => ({ action: 'category.delete', noun: 'category', nounId: id, before }),
});

const deletedCategory = category.extend({
  menu: z.object({ visible: z.boolean(), position: z.number() }).nullable(),
});

/**
 * Restores a deleted category under its old id, with its menu entry.
 *
 * @throws AppError 'missing' if no category with this id was deleted; 'conflict' if its id or name is taken again
 */
export const restoreCategory = command({
  access,
  input: categoryIdInput,
  invalidates: ({ id }) => toCategoryTags(id),
  run: async ({ id }, _viewer, tx) => {
    await lockCategories(tx);
    const { menu, ...row } = await findDeleted(tx, { noun: 'category', id }, deletedCategory);
    const others = await tx.category.findMany({ select: { id: true, name: true } });
    const taken = others.some((other) => other.id === id) || hasSameName(others, row.name);
    if (taken) throw new AppError('conflict', 'ordered.taken');
    await tx.category.create({ data: row });
    if (menu) await tx.menuEntry.create({ data: { ...menu, kind: 'category', categoryId: id } });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'category.restore', noun: 'category', nounId: id, after }),
});

/**
 * Moves all items of a category, including drafts and those in the bin, to another one of the same section. An editor
 * who has one of them open gets a version conflict on the next save.
 *
 * @throws AppError 'missing'; 'invalid' if the other category is in another section
 */
export const moveCategoryItems = command({
  access,
  input: moveCategoryItemsInput,
  invalidates: ({ id, to = id }) => toCategoryTags(id, to),
  run: async ({ id, to = id }, _viewer, tx) => {
    await lockCategories(tx);
    const [from, goal] = [await requireCategory(tx, id), await requireCategory(tx, to)];
    if (from.section !== goal.section) {
      throw new AppError('invalid', 'errors.invalid', { to: 'categories.otherSection' });
    }
    const { count } = await tx.news.updateMany({
      where: { categoryId: id },
      data: { categoryId: to, version: { increment: 1 } },
    });
    return count;
  },
  audit: ({ id, to }, count) => ({
    action: 'category.moveItems',
    noun: 'category',
    nounId: id,
    after: { to, items: count },
  }),
});
