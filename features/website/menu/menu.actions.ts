'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { orderMenu, setMenuEntryVisibility } from './menu.commands';
import { menuMessages as words } from './menu.messages';

const actions = orderedListActions('/administrator/news_menu');

export const orderMenuAction = actions.declareOrder(orderMenu);
export const setMenuEntryVisibilityAction = actions.declareVisibility(setMenuEntryVisibility, {
  shown: words['menu.nowShown'],
  hidden: words['menu.nowHidden'],
});
