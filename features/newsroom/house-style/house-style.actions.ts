'use server';

import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { type FormFields, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { deleteHouseWord, restoreHouseWord, saveHouseWord, saveNewsTemplate } from './house-style.commands';
import { houseStyleMessages as words } from './house-style.messages';
import { requirableFields } from './house-style.schema';

/** Address of the screen in the viewer's area, for browsers without script. */
const toAddress = (viewer: Viewer, query: string): string => `${findScreenHref(viewer, 'houseStyle') ?? '/'}${query}`;

const listRequired = (fields: FormFields) => requirableFields.filter((name) => fields[`needs.${name}`] === 'on');

/** Saves a category's template; `needs.<field>` is `on` for each field that its items must have. */
export const saveNewsTemplateAction = formAction(async (fields, viewer) => {
  const { categoryId, version, headings = '', headingsRequired } = fields;
  const required = listRequired(fields);
  await saveNewsTemplate({ categoryId, version: version || undefined, headings, headingsRequired, required }, viewer);
  return succeed(toAddress(viewer, ''), words['houseStyle.templateSaved']);
});

/** Saves a word; `id` and `version` are empty for a new one, `categoryId` for one of all categories. */
export const saveHouseWordAction = formAction(async ({ id, version, categoryId, ...rest }, viewer) => {
  const { avoided, right, mode } = rest;
  const optional = { id: id || undefined, version: version || undefined, categoryId: categoryId || undefined };
  await saveHouseWord({ ...optional, avoided, right, mode }, viewer);
  return succeed(toAddress(viewer, '?part=words'), words['houseWord.saved']);
});

export const deleteHouseWordAction = formAction(async ({ id }, viewer) => {
  await deleteHouseWord({ id }, viewer);
  return succeed(toAddress(viewer, `?part=words&deleted=${id}`), words['houseWord.deleted'], false);
});

export const restoreHouseWordAction = formAction(async ({ id }, viewer) => {
  await restoreHouseWord({ id }, viewer);
  return succeed(toAddress(viewer, '?part=words'), words['houseWord.restored']);
});
