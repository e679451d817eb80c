'use server';

import { type Fields, type FormState, formAction, goOn } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import {
  acceptReport,
  correctOwnReport,
  correctReport,
  handInReport,
  returnReport,
  saveReport,
  takeBackReport,
} from './reports.commands';

/** A page of our own, from its root; anything else leads to the list of an area’s home. */
const backOf = ({ back = '' }: Fields): string => (/^\/[a-z]+\/[a-z]+(\/\d+)?$/.test(back) ? back : '/');

/** Which of two buttons of the office's form was pressed: `handIn`, or saving without it. */
const writeOne = formAction(async ({ intent, ...fields }, viewer) => {
  if (intent !== 'handIn') {
    await saveReport(fields, viewer);
    return finish(backOf(fields), say('reports.saved'));
  }
  await handInReport(fields, viewer);
  return goOn(backOf(fields), say('reports.handedIn'));
});

/** Saves an own report or hands it in; fields `intent`, `periodId`, `version`, `remarks`, `files` as JSON, `back`. */
export async function write(before: FormState, form: FormData): Promise<FormState> {
  return writeOne(before, form);
}

const takeBackOne = formAction(async (fields, viewer) => {
  await takeBackReport(fields, viewer);
  return goOn(backOf(fields), say('reports.takenBack'));
});

/** Fields `periodId`, `version`, `back`. */
export async function takeBack(before: FormState, form: FormData): Promise<FormState> {
  return takeBackOne(before, form);
}

const acceptOne = formAction(async (fields, viewer) => {
  await acceptReport(fields, viewer);
  return goOn(backOf(fields), say('reports.accepted'));
});

/** Fields `id`, `version`, `back`. */
export async function accept(before: FormState, form: FormData): Promise<FormState> {
  return acceptOne(before, form);
}

const returnOne = formAction(async (fields, viewer) => {
  await returnReport(fields, viewer);
  return goOn(backOf(fields), say('reports.returned'));
});

/** Fields `id`, `version`, `comment`, `back`. */
export async function sendBack(before: FormState, form: FormData): Promise<FormState> {
  return returnOne(before, form);
}

const FIGURE_FIELD = /^(items|reads|shares)\.(\d+)$/;

/** Figures that were typed, one field each such as `reads.7`, by their category. */
function typedOf(fields: Fields): Record<string, string>[] {
  const byId = new Map<string, Record<string, string>>();
  for (const [field, value] of Object.entries(fields)) {
    const [, name = '', id = ''] = FIGURE_FIELD.exec(field) ?? [];
    if (id) byId.set(id, { ...byId.get(id), id, [name]: value });
  }
  return [...byId.values()];
}

const correctOne = formAction(async (fields, viewer) => {
  await (fields.id
    ? correctReport({ ...fields, typed: fields.figures === 'type' ? typedOf(fields) : [] }, viewer)
    : correctOwnReport(fields, viewer));
  return goOn(backOf(fields), say('reports.corrected'));
});

/** Corrects a report; fields `id` of any one or `periodId` of an own one, `version`, `remarks`, `files`, `note`, `figures`. */
export async function correct(before: FormState, form: FormData): Promise<FormState> {
  return correctOne(before, form);
}
