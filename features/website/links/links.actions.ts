'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteLink, orderLinks, restoreLink, saveLink, setLinkVisibility } from './links.commands';
import { linksMessages } from './links.messages';

const PATH = '/administrator/site?part=links';
const actions = orderedListActions(PATH, 'links');

export const saveLinkAction = formAction(async ({ id, ...fields }, viewer) => {
  await saveLink({ ...fields, id: id || undefined }, viewer);
  return succeed(PATH, linksMessages['links.saved']);
});

export const orderLinksAction = actions.declareOrder(orderLinks);
export const setLinkVisibilityAction = actions.declareVisibility(setLinkVisibility);
export const deleteLinkAction = actions.declareDelete(deleteLink);
export const restoreLinkAction = actions.declareRestore(restoreLink);
