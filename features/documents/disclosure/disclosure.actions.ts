'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { copyDisclosures, deleteDisclosure, restoreDisclosure, saveDisclosure } from './disclosure.commands';

const PATH = '/administrator/disclosure';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  const { after } = await saveDisclosure({ ...fields, id: id || undefined }, viewer);
  return succeed(`${PATH}?year=${after.fiscalYear}`, t('disclosure.saved'));
});

export async function saveDisclosureAction(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  const { fiscalYear } = await deleteDisclosure({ id }, viewer);
  return succeed(`${PATH}?year=${fiscalYear}&deleted=${id}`, t('disclosure.deleted'), false);
});

export async function deleteDisclosureAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  const { fiscalYear } = await restoreDisclosure({ id }, viewer);
  return succeed(`${PATH}?year=${fiscalYear}`, t('disclosure.restored'));
});

export async function restoreDisclosureAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}

const copyAll = formAction(async ({ from, to }, viewer) => {
  const items = await copyDisclosures({ from, to }, viewer);
  return succeed(`${PATH}?year=${to}`, t('disclosure.copied').replace('{n}', String(items)));
});

export async function copyDisclosuresAction(before: FormState, form: FormData): Promise<FormState> {
  return copyAll(before, form);
}
