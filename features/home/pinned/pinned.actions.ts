'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { orderHome, pinToHome, placeOnHome } from './pinned.commands';

const PATH = '/administrator/site?part=front';

const orderForm = formAction(async ({ ids }, viewer) => {
  await orderHome({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export async function orderHomeAction(before: FormState, form: FormData): Promise<FormState> {
  return orderForm(before, form);
}

const pinForm = formAction(async ({ id, pinned }, viewer) => {
  await pinToHome({ id, pinned }, viewer);
  return succeed(PATH, t(pinned === 'true' ? 'frontPage.nowPinned' : 'frontPage.nowUnpinned'));
});

export async function pinToHomeAction(before: FormState, form: FormData): Promise<FormState> {
  return pinForm(before, form);
}

const placeForm = formAction(async ({ id, placed }, viewer) => {
  await placeOnHome({ id, placed }, viewer);
  return succeed(PATH, t(placed === 'true' ? 'frontPage.nowPlaced' : 'frontPage.nowUnplaced'));
});

export async function placeOnHomeAction(before: FormState, form: FormData): Promise<FormState> {
  return placeForm(before, form);
}
