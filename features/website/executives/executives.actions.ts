'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedListActions } from '@/lib/list/ordered-list-actions';
import {
  deleteExecutive,
  orderExecutives,
  restoreExecutive,
  saveExecutive,
  setExecutiveVisibility,
} from './executives.commands';
import { executivesMessages } from './executives.messages';

const PATH = '/administrator/site?part=executives';
const actions = orderedListActions(PATH);

/** Saves an executive; an empty `id` creates a new one, an empty `mediaId` stands for no picture. */
export const saveExecutiveAction = formAction(async ({ id, mediaId, ...fields }, viewer) => {
  await saveExecutive({ ...fields, id: id || undefined, mediaId: mediaId || null }, viewer);
  return succeed(PATH, executivesMessages['executives.saved']);
});

export const orderExecutivesAction = actions.declareOrder(orderExecutives);
export const setExecutiveVisibilityAction = actions.declareVisibility(setExecutiveVisibility, {
  shown: executivesMessages['executives.nowShown'],
  hidden: executivesMessages['executives.nowHidden'],
});
export const deleteExecutiveAction = actions.declareDelete(deleteExecutive, executivesMessages['executives.deleted']);
export const restoreExecutiveAction = actions.declareRestore(
  restoreExecutive,
  executivesMessages['executives.restored'],
);
