'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { correctPeriod, deletePeriod, restorePeriod, savePeriod } from './periods.commands';
import { isClosingEarly } from './periods.rules';

const PATH = '/administrator/period';

const saveOne = formAction(async ({ id, version, ...fields }, viewer) => {
  const { after, overlaps } = await savePeriod(
    { ...fields, id: id || undefined, version: version || undefined },
    viewer,
  );
  const overlapping = overlaps.length > 0 ? `${say('periods.overlapWarning')} ${overlaps.join(', ')}` : '';
  const early = isClosingEarly(after) ? say('periods.earlyWarning') : '';
  const done = [say('periods.saved'), early, overlapping].filter(Boolean).join(' ');
  return finish(`${PATH}?year=${after.fiscalYear}`, done);
});

/** Saves a period; fields `id` (empty for a new one), `version`, `name`, `fiscalYear`, `startsOn`, `endsOn`, `opensAt`, `closesAt`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const correctOne = formAction(async ({ year, ...fields }, viewer) => {
  await correctPeriod(fields, viewer);
  return finish(`${PATH}?year=${year}`, say('periods.corrected'));
});

/** Corrects or extends a closed period; fields `id`, `version`, `name`, `closesAt`, `note`. */
export async function correct(before: FormState, form: FormData): Promise<FormState> {
  return correctOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deletePeriod({ id }, viewer);
  return finish(`${PATH}?deleted=${id}`, say('periods.deleted'), false);
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const restoreOne = formAction(async ({ id }, viewer) => {
  await restorePeriod({ id }, viewer);
  return finish(PATH, say('periods.restored'));
});

/** Takes a deletion back; field `id`. */
export async function restore(before: FormState, form: FormData): Promise<FormState> {
  return restoreOne(before, form);
}
