import { z } from 'zod';
import { command } from '@/lib/command/command';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { hasSameName } from '@/lib/files/same-name';
import { orderedList } from '@/lib/list/ordered-list';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { categoriesMessages as words } from './categories.messages';
import { category } from './categories.schema';
import { addMenuEntry } from './categories.store';
import { categoryInput, moveCategoryItemsInput } from './category-input.schema';

const access = 'site.manage';
/** Tags of everything that shows categories or depends on their visibility. */
const toCategoryTags = (...ids: number[]) => [tag.categories, tag.home, tag.lists(), ...ids.map((id) => tag.lists(id))];

const categories = orderedList({
  noun: 'category',
  table: 'category',
  missing: pickMessage(words, 'categories.missing'),
  access,
  touches: toCategoryTags,
  locks: ['order', 'visibility', 'delete', 'restore'],
  find: (tx, where) => tx.category.findUnique({ where, omit: { createdAt: true, updatedAt: true } }),
});

/**
 * Saves a category; a new one is added last, also among the categories of the menu.
 *
 * @throws AppError 'invalid' by field, also for a duplicate name and for colours too pale for white text; 'missing'
 */
export const saveCategory = command({
  access,
  input: categoryInput,
  run: async ({ id, section, ...data }, _viewer, tx) => {
    await categories.lock(tx);
    const others = await tx.category.findMany({ where: { id: { not: id } }, select: { name: true } });
    if (hasSameName(others, data.name)) {
      throw createFieldError('name', words['categories.nameTaken']);
    }
    if (id !== undefined) {
      const before = await categories.requireEntry(tx, id);
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
  audit: categories.auditSave,
});

export const orderCategories = categories.declareOrder({ stamps: true });

/** Shows a category and its items to readers, or hides both. */
export const showCategory = categories.declareVisibility((tx, where, data) => tx.category.update({ where, data }));

/**
 * Deletes a category without items, and its entry in the menu.
 *
 * @throws AppError 'conflict' while it has items, drafts and those in the bin included; 'missing'
 */
export const deleteCategory = categories.declareDelete(async (tx, where, row) => {
  const ofCategory = { categoryId: row.id };
  if ((await tx.news.count({ where: ofCategory })) > 0)
    throw new AppError('conflict', pickMessage(words, 'categories.hasItems'));
  const menu = await tx.menuEntry.findUnique({ where: ofCategory, select: { visible: true, position: true } });
  await tx.category.delete({ where });
  return { ...row, menu };
});

const deletedCategory = category.extend({
  menu: z.object({ visible: z.boolean(), position: z.number() }).nullable(),
});

/** Restores a deleted category with its menu entry, unless its name is taken again. */
export const restoreCategory = categories.declareRestore(
  deletedCategory,
  async (tx, { menu, ...row }) => {
    await tx.category.create({ data: row });
    if (menu) await tx.menuEntry.create({ data: { ...menu, kind: 'category', categoryId: row.id } });
    return row;
  },
  async (tx, { name }) => hasSameName(await tx.category.findMany({ select: { name: true } }), name),
);

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
    await categories.lock(tx);
    const [from, goal] = [await categories.requireEntry(tx, id), await categories.requireEntry(tx, to)];
    if (from.section !== goal.section) {
      throw createFieldError('to', words['categories.otherSection']);
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
