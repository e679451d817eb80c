'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedMessages } from '@/lib/site/messages';
import { getDeskPath } from '../layout/layout.rules';
import { orderHome, pinToHome, placeOnHome } from './pinned.commands';
import { homeMessages } from './pinned.messages';

export const orderHomeAction = formAction(async ({ ids }, viewer) => {
  await orderHome({ ids }, viewer);
  return succeed(getDeskPath(viewer.role), orderedMessages['ordered.saved']);
});

export const pinToHomeAction = formAction(async ({ id, pinned }, viewer) => {
  await pinToHome({ id, pinned }, viewer);
  return succeed(
    getDeskPath(viewer.role),
    homeMessages[pinned === 'true' ? 'frontPage.nowPinned' : 'frontPage.nowUnpinned'],
  );
});

export const placeOnHomeAction = formAction(async ({ id, placed }, viewer) => {
  await placeOnHome({ id, placed }, viewer);
  return succeed(
    getDeskPath(viewer.role),
    homeMessages[placed === 'true' ? 'frontPage.nowPlaced' : 'frontPage.nowUnplaced'],
  );
});
