'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { findThai } from '@/lib/messages/message';
import { parseJson } from '@/lib/text/parse-json';
import { toBulkUndo, undoBulkTask } from './bulk-undo.commands';
import { runBulkTask } from './list.commands';
import { newsroomBulkMessages as words } from './list.messages';

const ITEM_REF = /^(\d{1,10}):(\d{1,10})$/;

/**
 * Runs a bulk task on the items chosen in a list.
 *
 * @param form `items`: checkboxes `<id>:<version>`, or one JSON array of `{id, version}`; `event`: publish, submit,
 *   raise, pass, hide, bin, unbin or move; `categoryId` with the last; `comment` and `stub` (`yes`) with hide; or `undo`
 *   with the undone `task` and the items as that left them
 * @returns a summary, and `values.results`: JSON of `{id, ok, message}[]`
 */
export const runBulkTaskAction = formAction(async (fields, viewer, form) => {
  const { event, task: undone = '', categoryId, comment, stub } = fields;
  const items = readItems(form);
  const task = event || (categoryId ? 'move' : '');
  const results =
    task === 'undo'
      ? await undoBulkTask({ task: undone, items }, viewer)
      : await runBulkTask({ items, task, categoryId, comment: comment ?? '', stub: stub === 'yes' }, viewer);
  refresh();
  const done = results.filter(({ ok }) => ok).length;
  const verb = findThai(words, `newsroomBulk.done.${task}`) ?? task;
  const told = `${verb} ${done} ${words['newsroomBulk.of']} ${results.length} ${words['newsroomBulk.items']}`;
  const shown = results.map(({ id, ok, message }) => ({ id, ok, message }));
  const values = { results: JSON.stringify(shown), succeeded: String(done) };
  if (done === 0) return { error: told, values };
  const undo = toBulkUndo(task, results);
  return { done: told, values, ...(undo ? { undo } : {}) };
});

function readItems(form: FormData): unknown {
  const boxes = form.getAll('items').filter((value) => typeof value === 'string');
  const [first = ''] = boxes;
  return first.startsWith('[') ? parseJson(first) : boxes.map(readBox);
}

const readBox = (box: string) => {
  const [, id, version] = ITEM_REF.exec(box) ?? [];
  return { id, version };
};
