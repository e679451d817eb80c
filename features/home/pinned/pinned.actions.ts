'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { orderHome, pinToHome, placeOnHome } from './pinned.commands';

const PATH = '/administrator/site?part=front';

export const orderHomeAction = formAction(async ({ ids }, viewer) => {
  await orderHome({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export const pinToHomeAction = formAction(async ({ id, pinned }, viewer) => {
  await pinToHome({ id, pinned }, viewer);
  return succeed(PATH, t(pinned === 'true' ? 'frontPage.nowPinned' : 'frontPage.nowUnpinned'));
});

export const placeOnHomeAction = formAction(async ({ id, placed }, viewer) => {
  await placeOnHome({ id, placed }, viewer);
  return succeed(PATH, t(placed === 'true' ? 'frontPage.nowPlaced' : 'frontPage.nowUnplaced'));
});
