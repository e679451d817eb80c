'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { formatNumber } from '@/lib/time/format';
import { type OrganisationResult, setOrganisationStatuses } from './bulk.commands';
import { organisationBulkMessages as words } from './bulk.messages';
import { listChosenIds, readUndo } from './bulk.rules';

/**
 * Closes or opens the organisations chosen in a list.
 *
 * @param form `items`: checkboxes `<id>:<version>`, or one JSON array of ids; `task`: close or open; or `undo` with the undone
 *   task and its organisations
 * @returns a summary, and `values.results`: JSON of those that were refused
 */
export const runOrganisationTaskAction = formAction(async (fields, viewer, form) => {
  const undo = readUndo(fields);
  const ids = undo?.ids ?? listChosenIds(form.getAll('items'));
  const task = undo ? undo.task : fields.task;
  const results = await setOrganisationStatuses({ ids, task }, viewer);
  refresh();
  return summarise(undo ? 'undo' : task === 'open' ? 'open' : 'close', results);
});

function summarise(task: 'close' | 'open' | 'undo', results: readonly OrganisationResult[]) {
  const done = results.filter(({ ok }) => ok);
  const refused = results.filter(({ ok }) => !ok);
  const say = (key: keyof typeof words, count: number) => words[key].replace('{n}', formatNumber(count));
  const told = [
    say(`organisationBulk.done.${task}`, done.length),
    ...(refused.length > 0 ? [say('organisationBulk.refused', refused.length)] : []),
  ].join(' ');
  const values = { results: JSON.stringify(refused), succeeded: String(done.length) };
  if (done.length === 0) return { error: told, values };
  const undo = { task: 'undo', undone: task, undoItems: JSON.stringify(done.map(({ id }) => id)) };
  return { done: told, values, ...(task === 'undo' ? {} : { undo }) };
}
