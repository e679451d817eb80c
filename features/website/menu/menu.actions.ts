'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { orderMenu, setMenuEntryVisibility } from './menu.commands';

const PATH = '/administrator/news_menu';

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderMenu({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export async function orderMenuAction(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const showOne = formAction(async ({ id, visible }, viewer) => {
  await setMenuEntryVisibility({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'menu.nowShown' : 'menu.nowHidden'));
});

export async function setMenuEntryVisibilityAction(before: FormState, form: FormData): Promise<FormState> {
  return showOne(before, form);
}
