'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteBanner, orderBanners, restoreBanner, saveBanner, showBanner } from './banners.commands';
import { bannersMessages } from './banners.messages';

const PATH = '/administrator/site?part=banners';
const actions = orderedListActions(PATH);

/** Saves a banner; an empty `id` creates a new one. */
export const saveBannerAction = formAction(async ({ id, mediaId, ...fields }, viewer) => {
  await saveBanner({ ...fields, id: id || undefined, mediaId: mediaId || null }, viewer);
  return succeed(PATH, bannersMessages['banners.saved']);
});

export const orderBannersAction = actions.declareOrder(orderBanners);
export const showBannerAction = actions.declareVisibility(showBanner, {
  shown: bannersMessages['banners.nowShown'],
  hidden: bannersMessages['banners.nowHidden'],
});
export const deleteBannerAction = actions.declareDelete(deleteBanner, bannersMessages['banners.deleted']);
export const restoreBannerAction = actions.declareRestore(restoreBanner, bannersMessages['banners.restored']);
