'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteBanner, orderBanners, restoreBanner, saveBanner, showBanner } from './banners.commands';

const PATH = '/administrator/site?part=banners';

/** Saves a banner; an empty `id` creates a new one. */
export const saveBannerAction = formAction(async ({ id, mediaId, ...fields }, viewer) => {
  await saveBanner({ ...fields, id: id || undefined, mediaId: mediaId || null }, viewer);
  return succeed(PATH, t('banners.saved'));
});

export const orderBannersAction = formAction(async ({ ids }, viewer) => {
  await orderBanners({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export const showBannerAction = formAction(async ({ id, visible }, viewer) => {
  await showBanner({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'banners.nowShown' : 'banners.nowHidden'));
});

export const deleteBannerAction = formAction(async ({ id }, viewer) => {
  await deleteBanner({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('banners.deleted'), false);
});

export const restoreBannerAction = formAction(async ({ id }, viewer) => {
  await restoreBanner({ id }, viewer);
  return succeed(PATH, t('banners.restored'));
});
