'use server';

import { refresh } from 'next/cache';
import type { Viewer } from '@/lib/auth/viewer';
import { type FormFields, formAction } from '@/lib/command/form-action';
import { parseJson } from '@/lib/text/parse-json';
import { formatNumber } from '@/lib/time/format';
import {
  MAX_ORGANISATIONS,
  moveOrganisations,
  type OrganisationResult,
  setOrganisationStatuses,
  undoMoves,
} from './bulk.commands';
import { organisationBulkMessages as words } from './bulk.messages';
import { listTaskIds } from './bulk.queries';
import { readMovePlace, readUndo } from './bulk.rules';

type Task = 'close' | 'open' | 'move' | 'undo';

/**
 * Closes, opens or moves the organisations chosen in a list, or all that it filters.
 *
 * @param form `items`: checkboxes `<id>:<version>`, or one JSON array of ids; or `whole` with the list's `place` and `query`;
 *   `task`: close, open, or move with `to`; or `undo` with the undone task and its organisations
 * @returns a summary, and `values.results`: JSON of those that were refused
 */
export const runOrganisationTaskAction = formAction(async (fields, viewer, form) => {
  const { task, to } = fields;
  if (task === 'undo') return summarise('undo', await undoTask(fields, viewer));
  // One more than the maximum, so that a larger filter is refused rather than done in part.
  const ids = await listTaskIds(viewer, fields, form.getAll('items'), MAX_ORGANISATIONS + 1);
  if (task === 'move') return summarise(task, await moveOrganisations({ ids, to: readMovePlace(to) }, viewer), to);
  const results = await setOrganisationStatuses({ ids, task }, viewer);
  return summarise(task === 'open' ? 'open' : 'close', results);
});

function undoTask(fields: FormFields, viewer: Viewer): Promise<OrganisationResult[]> {
  const { undone, undoItems = '', to } = fields;
  if (undone === 'move') return undoMoves({ items: parseJson(undoItems), to: readMovePlace(to) }, viewer);
  const undo = readUndo(fields);
  return setOrganisationStatuses({ ids: undo?.ids, task: undo?.task }, viewer);
}

function summarise(task: Task, results: readonly OrganisationResult[], to?: string) {
  refresh();
  const done = results.filter(({ ok }) => ok);
  const refused = results.filter(({ ok }) => !ok);
  const say = (key: keyof typeof words, count: number) => words[key].replace('{n}', formatNumber(count));
  const told = [
    say(`organisationBulk.done.${task}`, done.length),
    ...(refused.length > 0 ? [say('organisationBulk.refused', refused.length)] : []),
  ].join(' ');
  const values = { results: JSON.stringify(refused), succeeded: String(done.length) };
  if (done.length === 0) return { error: told, values };
  const items = task === 'move' ? done.map(({ id, from }) => ({ id, from })) : done.map(({ id }) => id);
  const undo = { task: 'undo', undone: task, undoItems: JSON.stringify(items), ...(to ? { to } : {}) };
  return { done: told, values, ...(task === 'undo' ? {} : { undo }) };
}
