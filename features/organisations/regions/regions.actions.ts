'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedListActions } from '@/lib/list/ordered-list-actions';
import { deleteRegion, orderRegions, restoreRegion, saveRegion } from './regions.commands';
import { regionsMessages } from './regions.messages';

const PATH = '/administrator/regiongroup';
const actions = orderedListActions(PATH);

/** Name of a province's checkbox, `province.<id>`. */
const PROVINCE_FIELD = /^province\.([1-9][0-9]{0,9})$/;

export const saveRegionAction = formAction(async ({ id, name, before = '', ...fields }, viewer) => {
  const provinceIds = Object.entries(fields).flatMap(([key, value]) =>
    value === 'on' ? (PROVINCE_FIELD.exec(key)?.[1] ?? []) : [],
  );
  await saveRegion({ id: id || undefined, name, before: before.split(',').filter(Boolean), provinceIds }, viewer);
  return succeed(PATH, regionsMessages['regions.saved']);
});

export const orderRegionsAction = actions.declareOrder(orderRegions);
export const deleteRegionAction = actions.declareDelete(deleteRegion, regionsMessages['regions.deleted']);
export const restoreRegionAction = actions.declareRestore(restoreRegion, regionsMessages['regions.restored']);
