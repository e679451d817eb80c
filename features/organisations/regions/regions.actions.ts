'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { deleteRegion, orderRegions, restoreRegion, saveRegion } from './regions.commands';

const PATH = '/administrator/regiongroup';

/** Name of a province's checkbox, `province.<id>`. */
const PROVINCE_FIELD = /^province\.([1-9][0-9]{0,9})$/;

const saveOne = formAction(async ({ id, name, before = '', ...fields }, viewer) => {
  const provinceIds = Object.entries(fields).flatMap(([key, value]) =>
    value === 'on' ? (PROVINCE_FIELD.exec(key)?.[1] ?? []) : [],
  );
  await saveRegion({ id: id || undefined, name, before: before.split(',').filter(Boolean), provinceIds }, viewer);
  return succeed(PATH, t('regions.saved'));
});

export async function saveRegionAction(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderRegions({ ids }, viewer);
  return succeed(PATH, t('ordered.saved'));
});

export async function orderRegionsAction(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const removeOne = formAction(async ({ id }, viewer) => {
  await deleteRegion({ id }, viewer);
  return succeed(`${PATH}?deleted=${id}`, t('regions.deleted'), false);
});

export async function deleteRegionAction(before: FormState, form: FormData): Promise<FormState> {
  return removeOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restoreRegion({ id }, viewer);
  return succeed(PATH, t('regions.restored'));
});

export async function restoreRegionAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
