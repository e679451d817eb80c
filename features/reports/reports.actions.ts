'use server';

import { type FormFields, type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import {
  acceptReport,
  correctOwnReport,
  correctReport,
  handInReport,
  returnReport,
  saveReport,
  takeBackReport,
} from './reports.commands';

/** Path of a list or report on this site, as `back`; anything else redirects to the home page. */
const readBackPath = ({ back = '' }: FormFields): string => (/^\/[a-z]+\/[a-z]+(\/\d+)?$/.test(back) ? back : '/');

/** Hands the report in or only saves it, depending on the pressed button (`intent`). */
const writeOne = formAction(async ({ intent, ...fields }, viewer) => {
  if (intent !== 'handIn') {
    await saveReport(fields, viewer);
    return succeed(readBackPath(fields), t('reports.saved'));
  }
  await handInReport(fields, viewer);
  return redirectTo(readBackPath(fields), t('reports.handedIn'));
});

/** Saves or hands in an own report; `files` is JSON. */
export async function writeReportAction(before: FormState, form: FormData): Promise<FormState> {
  return writeOne(before, form);
}

const takeBackOne = formAction(async (fields, viewer) => {
  await takeBackReport(fields, viewer);
  return redirectTo(readBackPath(fields), t('reports.takenBack'));
});

export async function takeBackReportAction(before: FormState, form: FormData): Promise<FormState> {
  return takeBackOne(before, form);
}

const acceptOne = formAction(async (fields, viewer) => {
  await acceptReport(fields, viewer);
  return redirectTo(readBackPath(fields), t('reports.accepted'));
});

export async function acceptReportAction(before: FormState, form: FormData): Promise<FormState> {
  return acceptOne(before, form);
}

const returnOne = formAction(async (fields, viewer) => {
  await returnReport(fields, viewer);
  return redirectTo(readBackPath(fields), t('reports.returned'));
});

export async function returnReportAction(before: FormState, form: FormData): Promise<FormState> {
  return returnOne(before, form);
}

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

const correctOne = formAction(async (fields, viewer) => {
  await (fields.id
    ? correctReport({ ...fields, typed: fields.figures === 'type' ? readTypedFigures(fields) : [] }, viewer)
    : correctOwnReport(fields, viewer));
  return redirectTo(readBackPath(fields), t('reports.corrected'));
});

/** Corrects a report: any one by `id`, or an own one by `periodId`. */
export async function correctReportAction(before: FormState, form: FormData): Promise<FormState> {
  return correctOne(before, form);
}
