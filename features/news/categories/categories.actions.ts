'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import {
  deleteCategory,
  moveCategoryItems,
  orderCategories,
  restoreCategory,
  saveCategory,
  showCategory,
} from './categories.commands';

const PATH = '/administrator/newscatagories';

/** Saves a category; an empty `id` creates a new one. */
export const saveCategoryAction = formAction(async ({ id, ...fields }, viewer) => {
  await saveCategory({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('categories.saved'));
});

export const orderCategoriesAction = formAction(async ({ ids }, viewer) => {
  await orderCategories({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export const showCategoryAction = formAction(async ({ id, visible }, viewer) => {
  await showCategory({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'categories.nowShown' : 'categories.nowHidden'));
});

export const deleteCategoryAction = formAction(async ({ id }, viewer) => {
  await deleteCategory({ id }, viewer);
  return succeed(`${PATH}?deleted=${id}`, t('categories.deleted'), false);
});

export const restoreCategoryAction = formAction(async ({ id }, viewer) => {
  await restoreCategory({ id }, viewer);
  return succeed(PATH, t('categories.restored'));
});

/** Moves all items of `id` to `to`. */
export const moveCategoryItemsAction = formAction(async ({ id, to }, viewer) => {
  const count = await moveCategoryItems({ id, to: to || undefined }, viewer);
  return succeed(`${PATH}?delete=${id}`, t('categories.moved').replace('{n}', String(count)), false);
});
