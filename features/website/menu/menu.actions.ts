'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { orderMenu, showMenuEntry } from './menu.commands';

const PATH = '/administrator/news_menu';

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderMenu({ ids }, viewer);
  return finish(PATH, say('ordered.saved'));
});

/** Field `ids`: all ids in the new order. */
export async function order(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const showOne = formAction(async ({ id, visible }, viewer) => {
  await showMenuEntry({ id, visible }, viewer);
  return finish(PATH, say(visible === 'true' ? 'menu.nowShown' : 'menu.nowHidden'));
});

/** Fields `id` and `visible`. */
export async function show(before: FormState, form: FormData): Promise<FormState> {
  return showOne(before, form);
}
