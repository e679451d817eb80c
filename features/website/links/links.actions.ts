'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteLink, orderLinks, restoreLink, saveLink, setLinkVisibility } from './links.commands';
import { linksMessages } from './links.messages';

const PATH = '/administrator/site?part=links';
const actions = orderedListActions(PATH);

export const saveLinkAction = actions.declareSave(saveLink, linksMessages['links.saved']);
export const orderLinksAction = actions.declareOrder(orderLinks);
export const setLinkVisibilityAction = actions.declareVisibility(setLinkVisibility, {
  shown: linksMessages['links.nowShown'],
  hidden: linksMessages['links.nowHidden'],
});
export const deleteLinkAction = actions.declareDelete(deleteLink, linksMessages['links.deleted']);
export const restoreLinkAction = actions.declareRestore(restoreLink, linksMessages['links.restored']);
