'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { copyDisclosures, deleteDisclosure, restoreDisclosure, saveDisclosure } from './disclosure.commands';
import { disclosureMessages } from './disclosure.messages';

const PATH = '/administrator/disclosure';

export const saveDisclosureAction = formAction(async ({ id, ...fields }, viewer) => {
  const { after } = await saveDisclosure({ ...fields, id: id || undefined }, viewer);
  return succeed(`${PATH}?year=${after.fiscalYear}`, disclosureMessages['disclosure.saved']);
});

export const deleteDisclosureAction = formAction(async ({ id }, viewer) => {
  const { fiscalYear } = await deleteDisclosure({ id }, viewer);
  return succeed(`${PATH}?year=${fiscalYear}&deleted=${id}`, disclosureMessages['disclosure.deleted'], false);
});

export const restoreDisclosureAction = formAction(async ({ id }, viewer) => {
  const { fiscalYear } = await restoreDisclosure({ id }, viewer);
  return succeed(`${PATH}?year=${fiscalYear}`, disclosureMessages['disclosure.restored']);
});

export const copyDisclosuresAction = formAction(async ({ from, to }, viewer) => {
  const items = await copyDisclosures({ from, to }, viewer);
  return succeed(`${PATH}?year=${to}`, disclosureMessages['disclosure.copied'].replace('{n}', String(items)));
});
