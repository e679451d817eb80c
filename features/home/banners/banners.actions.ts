'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { deleteBanner, orderBanners, restoreBanner, saveBanner, showBanner } from './banners.commands';

const PATH = '/administrator/site?part=banners';

const saveOne = formAction(async ({ id, mediaId, ...fields }, viewer) => {
  await saveBanner({ ...fields, id: id || undefined, mediaId: mediaId || null }, viewer);
  return finish(PATH, say('banners.saved'));
});

/** Fields `id` (empty for a new one), `title`, `description`, `target`, `mediaId`, `visible`, `startsAt`, `endsAt`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderBanners({ ids }, viewer);
  return finish(PATH, say('ordered.saved'));
});

/** Field `ids`: all ids in the new order. */
export async function order(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const showOne = formAction(async ({ id, visible }, viewer) => {
  await showBanner({ id, visible }, viewer);
  return finish(PATH, say(visible === 'true' ? 'banners.nowShown' : 'banners.nowHidden'));
});

/** Fields `id` and `visible`. */
export async function show(before: FormState, form: FormData): Promise<FormState> {
  return showOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteBanner({ id }, viewer);
  return finish(`${PATH}&deleted=${id}`, say('banners.deleted'), false);
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreBanner({ id }, viewer);
  return finish(PATH, say('banners.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
