'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedListActions } from '@/lib/list/ordered-list-actions';
import {
  deleteCategory,
  moveCategoryItems,
  orderCategories,
  restoreCategory,
  saveCategory,
  showCategory,
} from './categories.commands';
import { categoriesMessages } from './categories.messages';

const PATH = '/administrator/newscatagories';
const actions = orderedListActions(PATH);

export const saveCategoryAction = actions.declareSave(saveCategory, categoriesMessages['categories.saved']);
export const orderCategoriesAction = actions.declareOrder(orderCategories);
export const showCategoryAction = actions.declareVisibility(showCategory, {
  shown: categoriesMessages['categories.nowShown'],
  hidden: categoriesMessages['categories.nowHidden'],
});
export const deleteCategoryAction = actions.declareDelete(deleteCategory, categoriesMessages['categories.deleted']);
export const restoreCategoryAction = actions.declareRestore(restoreCategory, categoriesMessages['categories.restored']);

/** Moves all items of `id` to `to`. */
export const moveCategoryItemsAction = formAction(async ({ id, to }, viewer) => {
  const count = await moveCategoryItems({ id, to: to || undefined }, viewer);
  return succeed(`${PATH}?delete=${id}`, categoriesMessages['categories.moved'].replace('{n}', String(count)), false);
});
