'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { copyDisclosures, deleteDisclosure, restoreDisclosure, saveDisclosure } from './disclosure.commands';

const PATH = '/administrator/disclosure';

const saveOne = formAction(async ({ id, ...fields }, viewer) => {
  const { after } = await saveDisclosure({ ...fields, id: id || undefined }, viewer);
  return finish(`${PATH}?year=${after.fiscalYear}`, say('disclosure.saved'));
});

/** Fields `id` (empty for a new one), `fiscalYear`, `number`, `part`, `title`, `note`, `target`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  const { fiscalYear } = await deleteDisclosure({ id }, viewer);
  return finish(`${PATH}?year=${fiscalYear}&deleted=${id}`, say('disclosure.deleted'), false);
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  const { fiscalYear } = await restoreDisclosure({ id }, viewer);
  return finish(`${PATH}?year=${fiscalYear}`, say('disclosure.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}

const copyAll = formAction(async ({ from, to }, viewer) => {
  const items = await copyDisclosures({ from, to }, viewer);
  return finish(`${PATH}?year=${to}`, say('disclosure.copied').replace('{n}', String(items)));
});

/** Fields `from` and `to`, fiscal years. */
export async function copy(before: FormState, form: FormData): Promise<FormState> {
  return copyAll(before, form);
}
