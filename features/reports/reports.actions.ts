'use server';

import { type FormFields, formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { correctOwnReport, correctReport } from './corrections.commands';
import { acceptReport, passOnReport, returnReport } from './decisions.commands';
import { handInReport, saveReport, takeBackReport } from './reports.commands';
import { reportsMessages } from './reports.messages';

/** Path of a list or report on this site, as `back`; anything else redirects to the home page. */
const readBackPath = ({ back = '' }: FormFields): string => (/^\/[a-z]+\/[a-z]+(\/\d+)?$/.test(back) ? back : '/');

/** Hands the report in or only saves it, depending on the pressed button (`intent`). */
export const writeReportAction = formAction(async ({ intent, ...fields }, viewer) => {
  if (intent !== 'handIn') {
    await saveReport(fields, viewer);
    return succeed(readBackPath(fields), reportsMessages['reports.saved']);
  }
  await handInReport(fields, viewer);
  return redirectTo(readBackPath(fields), reportsMessages['reports.handedIn']);
});

export const takeBackReportAction = formAction(async (fields, viewer) => {
  await takeBackReport(fields, viewer);
  return redirectTo(readBackPath(fields), reportsMessages['reports.takenBack']);
});

export const acceptReportAction = formAction(async (fields, viewer) => {
  await acceptReport(fields, viewer);
  return redirectTo(readBackPath(fields), reportsMessages['reports.accepted']);
});

export const passOnReportAction = formAction(async (fields, viewer) => {
  await passOnReport(fields, viewer);
  return redirectTo(readBackPath(fields), reportsMessages['reports.passedOn']);
});

export const returnReportAction = formAction(async (fields, viewer) => {
  await returnReport(fields, viewer);
  return redirectTo(readBackPath(fields), reportsMessages['reports.returned']);
});

const FIGURE_FIELD = /^(items|reads|shares)\.(\d+)$/;

/** Typed figures by category, from fields such as `reads.7`. */
function readTypedFigures(fields: FormFields): Record<string, string>[] {
  const byId = new Map<string, Record<string, string>>();
  for (const [field, value] of Object.entries(fields)) {
    const [, name = '', id = ''] = FIGURE_FIELD.exec(field) ?? [];
    if (id) byId.set(id, { ...byId.get(id), id, [name]: value });
  }
  return [...byId.values()];
}

/** Corrects a report: any one by `id`, or an own one by `periodId`. */
export const correctReportAction = formAction(async (fields, viewer) => {
  await (fields.id
    ? correctReport({ ...fields, typed: fields.figures === 'type' ? readTypedFigures(fields) : [] }, viewer)
    : correctOwnReport(fields, viewer));
  return redirectTo(readBackPath(fields), reportsMessages['reports.corrected']);
});
