'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '../form-action';
import { say } from '../messages';
import { moveAll } from './commands';

const STEP = /^(\d{1,10}):(\d{1,10})$/;

const run = formAction(async ({ items = '', event, categoryId, comment, stub }, viewer) => {
  const task = event || (categoryId ? 'move' : '');
  const results = await moveAll(
    { items: readItems(items), task, categoryId, comment: comment ?? '', stub: stub === 'yes' },
    viewer,
  );
  refresh();
  const done = results.filter(({ ok }) => ok).length;
  return {
    done: `${say(`newsroomBulk.done.${task}`)} ${done} ${say('newsroomBulk.of')} ${results.length} ${say('newsroomBulk.items')}`,
    values: { results: JSON.stringify(results), succeeded: String(done) },
  };
});

/**
 * Does one thing to the items chosen in a list.
 *
 * @param form `items`: checkboxes `<id>:<version>`, or one JSON array of `{id, version}`; `event`: publish, submit, hide, bin,
 *   unbin or move; `categoryId` with the last; `comment` and `stub` (`yes`) with hide
 * @returns a summary, and `values.results`: JSON of `{id, ok, message}[]`
 */
export async function bulkMove(before: FormState, form: FormData): Promise<FormState> {
  const answer = await run(before, joined(form));
  const { done, ...rest } = answer;
  return answer.values?.succeeded === '0' ? { ...rest, error: done } : answer;
}

/** The same form with its repeated boxes as one field, as of repeated fields only the last counts. */
function joined(form: FormData): FormData {
  const boxes = form.getAll('items').filter((value) => typeof value === 'string');
  const [first = ''] = boxes;
  const copy = new FormData();
  for (const [name, value] of form) if (name !== 'items') copy.append(name, value);
  copy.set('items', first.startsWith('[') ? first : JSON.stringify(boxes.map(readBox)));
  return copy;
}

const readBox = (box: string) => {
  const [, id, version] = STEP.exec(box) ?? [];
  return { id, version };
};

/** What is no JSON is no list of items, and is refused with the rest. */
function readItems(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
