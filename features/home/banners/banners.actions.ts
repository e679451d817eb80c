'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteBanner, orderBanners, restoreBanner, saveBanner, showBanner } from './banners.commands';

const PATH = '/administrator/site?part=banners';

const saveForm = formAction(async ({ id, mediaId, ...fields }, viewer) => {
  await saveBanner({ ...fields, id: id || undefined, mediaId: mediaId || null }, viewer);
  return succeed(PATH, t('banners.saved'));
});

/** Saves a banner; an empty `id` creates a new one. */
export async function saveBannerAction(before: FormState, form: FormData): Promise<FormState> {
  return saveForm(before, form);
}

const orderForm = formAction(async ({ ids }, viewer) => {
  await orderBanners({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export async function orderBannersAction(before: FormState, form: FormData): Promise<FormState> {
  return orderForm(before, form);
}

const showForm = formAction(async ({ id, visible }, viewer) => {
  await showBanner({ id, visible }, viewer);
  return succeed(PATH, t(visible === 'true' ? 'banners.nowShown' : 'banners.nowHidden'));
});

export async function showBannerAction(before: FormState, form: FormData): Promise<FormState> {
  return showForm(before, form);
}

const deleteForm = formAction(async ({ id }, viewer) => {
  await deleteBanner({ id }, viewer);
  return succeed(`${PATH}&deleted=${id}`, t('banners.deleted'), false);
});

export async function deleteBannerAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteForm(before, form);
}

const restoreForm = formAction(async ({ id }, viewer) => {
  await restoreBanner({ id }, viewer);
  return succeed(PATH, t('banners.restored'));
});

export async function restoreBannerAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreForm(before, form);
}
