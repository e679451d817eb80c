'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import {
  deleteCategory,
  moveItems,
  orderCategories,
  restoreCategory,
  saveCategory,
  showCategory,
} from './categories.commands';

const PATH = '/administrator/newscatagories';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  await saveCategory({ ...fields, id: id || undefined }, viewer);
  return finish(PATH, say('categories.saved'));
});

/** Saves a category; fields `id` (empty for a new one), `section`, `name`, `nameEn`, `colorDeep`, `color`, `visible`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderCategories({ ids }, viewer);
  return finish(PATH, say('ordered.saved'));
});

/** Field `ids`: all ids in the new order. */
export async function order(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const showOne = formAction(async ({ id, visible }, viewer) => {
  await showCategory({ id, visible }, viewer);
  return finish(PATH, say(visible === 'true' ? 'categories.nowShown' : 'categories.nowHidden'));
});

/** Fields `id` and `visible`. */
export async function show(before: FormState, form: FormData): Promise<FormState> {
  return showOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteCategory({ id }, viewer);
  return finish(`${PATH}?deleted=${id}`, say('categories.deleted'), false);
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreCategory({ id }, viewer);
  return finish(PATH, say('categories.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}

const moveAll = formAction(async ({ id, to }, viewer) => {
  const count = await moveItems({ id, to: to || undefined }, viewer);
  return finish(`${PATH}?delete=${id}`, say('categories.moved').replace('{n}', String(count)), false);
});

/** Moves all items of `id` to `to`. */
export async function moveNews(before: FormState, form: FormData): Promise<FormState> {
  return moveAll(before, form);
}
