'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { orderMenu, setMenuEntryVisibility } from './menu.commands';

const PATH = '/administrator/news_menu';

export const orderMenuAction = formAction(async ({ ids }, viewer) => {
  await orderMenu({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export const setMenuEntryVisibilityAction = formAction(async ({ id, visible }, viewer) => {
  await setMenuEntryVisibility({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'menu.nowShown' : 'menu.nowHidden'));
});
