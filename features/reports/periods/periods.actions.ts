'use server';

import { commandAction } from '@/lib/command/command-action';
import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatNumber } from '@/lib/time/format';
import type { ReportWay } from '../way/way.schema';
import { correctPeriod, deletePeriod, restorePeriod, savePeriod } from './periods.commands';
import { periodsMessages } from './periods.messages';
import { isClosingEarly } from './periods.rules';

const PATH = '/administrator/period';

/** Saves a period; an empty `id` creates one. */
export const savePeriodAction = formAction(async ({ id, version, ...fields }, viewer) => {
  const { after, overlaps, kept } = await savePeriod(
    { ...fields, id: id || undefined, version: version || undefined },
    viewer,
  );
  const overlapping = overlaps.length > 0 ? `${periodsMessages['periods.overlapWarning']} ${overlaps.join(', ')}` : '';
  const early = isClosingEarly(after) ? periodsMessages['periods.earlyWarning'] : '';
  const done = [periodsMessages['periods.saved'], kept && describeMove(after.way, kept), early, overlapping]
    .filter(Boolean)
    .join(' ');
  return succeed(`${PATH}?year=${after.fiscalYear}`, done);
});

/** Reports that a new way of the period moved or left where they were. */
function describeMove(way: ReportWay, { moved, there }: { moved: number; there: number }): string {
  const count = way === 'straight' ? moved : there;
  return count > 0 ? periodsMessages[`periods.way.${way}Moved`].replace('{n}', formatNumber(count)) : '';
}

/** Corrects or extends a closed period. */
export const correctPeriodAction = formAction(async ({ year, ...fields }, viewer) => {
  await correctPeriod(fields, viewer);
  return succeed(`${PATH}?year=${year}`, periodsMessages['periods.corrected']);
});

export const deletePeriodAction = formAction(async ({ id }, viewer) => {
  await deletePeriod({ id }, viewer);
  return succeed(`${PATH}?deleted=${id}`, periodsMessages['periods.deleted'], false);
});

/** Restores a deleted period. */
export const restorePeriodAction = commandAction(restorePeriod, periodsMessages['periods.restored'], {
  to: () => PATH,
});
