'use server';

import { refresh } from 'next/cache';
import { runOrganisationTaskAction } from '@/features/organisations/bulk/bulk.actions';
import { listTaskIds } from '@/features/organisations/bulk/bulk.queries';
import { listChosenIds } from '@/features/organisations/bulk/bulk.rules';
import type { Viewer } from '@/lib/auth/viewer';
import { type FormFields, formAction, redirectTo } from '@/lib/command/form-action';
import { parseId } from '@/lib/command/ids';
import { AppError } from '@/lib/errors/errors';
import { findThai, pickMessage } from '@/lib/messages/message';
import { parseJson } from '@/lib/text/parse-json';
import { formatNumber } from '@/lib/time/format';
import { mailFirstPasswords } from '../first-passwords/first-mails.commands';
import { MAX_MAILS } from '../first-passwords/first-passwords.schema';
import { beginSlips } from '../first-passwords/slips.commands';
import { startSlips } from '../first-passwords/slips-runner';
import { type PersonResult, runPeopleSteps, toPeopleUndo, undoPeopleSteps } from './bulk.commands';
import { peopleBulkMessages as words } from './bulk.messages';
import { listFilteredIds, listImportedIds, listOfficeAccountIds } from './bulk.queries';
import { readBackPath } from './list.rules';

/**
 * Runs a task on several accounts: those chosen in a list (`items`: checkboxes `<id>:<version>`, or one JSON array), all
 * that the list's `query` filters (`whole`), or those of an import (`importId`).
 *
 * @param form `task`: print, mail, remind, move (with `organisationId`), close, open; or `undo` with its fields; `back` is
 *   the path of the list
 * @returns a summary, and `values.results`: JSON of those that were refused or left out
 */
export const runPeopleTaskAction = formAction(async (fields, viewer, form) => {
  const { task = '', organisationId } = fields;
  if (task === 'undo') {
    const items = parseJson(fields.undoItems ?? '');
    const results = await undoPeopleSteps(
      { task: fields.undone, items, organisationId: parseId(organisationId ?? '') },
      viewer,
    );
    return summarise('undo', results, organisationId);
  }
  const ids = await readIds(fields, viewer, form);
  if (ids.length === 0) throw new AppError('invalid', pickMessage(words, 'peopleBulk.none'));
  if (task === 'print') return print(ids, fields, viewer);
  if (task === 'mail' || task === 'remind') return mail(ids, task, viewer);
  if (task !== 'close' && task !== 'open' && task !== 'move')
    throw new AppError('invalid', pickMessage(words, 'peopleBulk.noTask'));
  const place = task === 'move' ? parseId(organisationId ?? '') : undefined;
  const results = await runPeopleSteps({ ids, task, organisationId: place }, viewer);
  return summarise(task, results, place === undefined ? undefined : String(place));
});

/**
 * Runs a task on the organisations chosen in a list, or on all that it filters: print, mail or remind on their office logins;
 * closing, opening and moving are those of organisations.
 */
export const runOfficeTaskAction = formAction(async (fields, viewer, form) => {
  const { task } = fields;
  if (task !== 'print' && task !== 'mail' && task !== 'remind') return runOrganisationTaskAction({}, form);
  const offices = await listTaskIds(viewer, fields, form.getAll('items'), MAX_MAILS);
  const ids = await listOfficeAccountIds(viewer, offices);
  if (ids.length === 0) throw new AppError('invalid', pickMessage(words, 'peopleBulk.none'));
  return task === 'print' ? print(ids, fields, viewer) : mail(ids, task, viewer);
});

async function mail(ids: number[], way: 'mail' | 'remind', viewer: Viewer) {
  const { sent, left } = await mailFirstPasswords({ ids, way }, viewer);
  const results = [
    ...sent.map(({ id, name }) => ({ id, name, ok: true, message: '' })),
    ...left.map(({ id, name, reason }) => ({ id, name, ok: false, message: reason })),
  ];
  return summarise(way, results, undefined);
}

async function print(ids: number[], { back, importId }: FormFields, viewer: Viewer) {
  const list = readBackPath(back);
  const ofImport = parseId(importId ?? '');
  const path = ofImport === undefined ? list : `${list}/import`;
  const id = await beginSlips({ ids, path, importId: ofImport }, viewer);
  startSlips(id);
  const query = new URLSearchParams({
    ...(ofImport === undefined ? {} : { job: String(ofImport) }),
    slips: String(id),
  });
  return redirectTo(`${path}?${query}`, words['peopleBulk.done.print']);
}

function summarise(task: string, results: readonly PersonResult[], organisationId: string | undefined) {
  refresh();
  const done = results.filter(({ ok }) => ok).length;
  const refused = results.filter(({ ok }) => !ok);
  const verb = findThai(words, `peopleBulk.done.${task}`) ?? '';
  const left = words[task === 'mail' || task === 'remind' ? 'peopleBulk.leftOut' : 'peopleBulk.refused'];
  const told = [
    `${verb} ${words['peopleBulk.count'].replace('{n}', formatNumber(done))}`,
    ...(refused.length > 0
      ? [`${left} ${words['peopleBulk.count'].replace('{n}', formatNumber(refused.length))}`]
      : []),
  ].join(' ');
  const shown = refused.map(({ id, name, ok, message }) => ({ id, name, ok, message }));
  const values = { results: JSON.stringify(shown), succeeded: String(done) };
  if (done === 0) return { error: told, values };
  const isStep = task === 'close' || task === 'open' || task === 'move';
  const undo = isStep ? toPeopleUndo(task, results, organisationId) : undefined;
  return { done: told, values, ...(undo ? { undo } : {}) };
}

async function readIds({ whole, query = '', importId }: FormFields, viewer: Viewer, form: FormData): Promise<number[]> {
  const job = parseId(importId ?? '');
  if (job !== undefined) return listImportedIds(viewer, job);
  if (whole === 'yes') return listFilteredIds(viewer, query, MAX_MAILS);
  return listChosenIds(form.getAll('items'));
}
