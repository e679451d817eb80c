'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
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

const saveForm = formAction(async ({ id, ...fields }, viewer) => {
  await saveCategory({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, t('categories.saved'));
});

/** Saves a category; fields `id` (empty for a new one), `section`, `name`, `nameEn`, `colorDeep`, `color`, `visible`. */
export async function saveCategoryAction(before: FormState, form: FormData): Promise<FormState> {
  return saveForm(before, form);
}

const orderForm = formAction(async ({ ids }, viewer) => {
  await orderCategories({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

/** Field `ids`: all ids in the new order. */
export async function orderCategoriesAction(before: FormState, form: FormData): Promise<FormState> {
  return orderForm(before, form);
}

const showForm = formAction(async ({ id, visible }, viewer) => {
  await showCategory({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'categories.nowShown' : 'categories.nowHidden'));
});

/** Fields `id` and `visible`. */
export async function showCategoryAction(before: FormState, form: FormData): Promise<FormState> {
  return showForm(before, form);
}

const deleteForm = formAction(async ({ id }, viewer) => {
  await deleteCategory({ id }, viewer);
  return succeed(`${PATH}?deleted=${id}`, t('categories.deleted'), false);
});

/** Field `id`. */
export async function deleteCategoryAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteForm(before, form);
}

const restoreForm = formAction(async ({ id }, viewer) => {
  await restoreCategory({ id }, viewer);
  return succeed(PATH, t('categories.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restoreCategoryAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreForm(before, form);
}

const moveForm = formAction(async ({ id, to }, viewer) => {
  const count = await moveCategoryItems({ id, to: to || undefined }, viewer);
  return succeed(`${PATH}?delete=${id}`, t('categories.moved').replace('{n}', String(count)), false);
});

/** Moves all items of `id` to `to`. */
export async function moveCategoryItemsAction(before: FormState, form: FormData): Promise<FormState> {
  return moveForm(before, form);
}
