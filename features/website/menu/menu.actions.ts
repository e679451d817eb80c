'use server';

import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { orderMenu, setMenuEntryVisibility } from './menu.commands';

const actions = orderedListActions('/administrator/news_menu', 'menu');

export const orderMenuAction = actions.declareOrder(orderMenu);
export const setMenuEntryVisibilityAction = actions.declareVisibility(setMenuEntryVisibility);
