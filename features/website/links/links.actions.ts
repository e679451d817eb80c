'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteLink, orderLinks, restoreLink, saveLink, setLinkVisibility } from './links.commands';

const PATH = '/administrator/site?part=links';
const actions = orderedListActions(PATH, 'links');

export const saveLinkAction = actions.declareSave(saveLink);
export const orderLinksAction = actions.declareOrder(orderLinks);
export const setLinkVisibilityAction = actions.declareVisibility(setLinkVisibility);
export const deleteLinkAction = actions.declareDelete(deleteLink);
export const restoreLinkAction = actions.declareRestore(restoreLink);
