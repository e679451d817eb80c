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

/** Saves a category; an empty `id` creates a new one. */
export async function saveCategoryAction(before: FormState, form: FormData): Promise<FormState> {
  return saveForm(before, form);
}

const orderForm = formAction(async ({ ids }, viewer) => {
  await orderCategories({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export async function orderCategoriesAction(before: FormState, form: FormData): Promise<FormState> {
  return orderForm(before, form);
}

const showForm = formAction(async ({ id, visible }, viewer) => {
  await showCategory({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'categories.nowShown' : 'categories.nowHidden'));
});

export async function showCategoryAction(before: FormState, form: FormData): Promise<FormState> {
  return showForm(before, form);
}

const deleteForm = formAction(async ({ id }, viewer) => {
  await deleteCategory({ id }, viewer);
  return succeed(`${PATH}?deleted=${id}`, t('categories.deleted'), false);
});

export async function deleteCategoryAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteForm(before, form);
}

const restoreForm = formAction(async ({ id }, viewer) => {
  await restoreCategory({ id }, viewer);
  return succeed(PATH, t('categories.restored'));
});

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
