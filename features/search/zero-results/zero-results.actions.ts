'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { dismissMiss, restoreMiss } from './zero-results.commands';

const PATH = '/administrator/search_words';

const change = formAction(async ({ needle = '', typed, count, lastAt }, viewer) => {
  if (typed !== undefined) {
    await restoreMiss({ needle, typed, count, lastAt }, viewer);
    return finish(PATH, say('searchDesk.missRestored'));
  }
  const row = await dismissMiss({ needle }, viewer);
  const undo = { ...row, count: String(row.count) };
  // The row goes with its form, which has the page drawn itself once it has told.
  const done = await finish(
    `${PATH}?${new URLSearchParams({ dismissed: '1', ...undo })}`,
    say('searchDesk.dismissed'),
    false,
  );
  return { ...done, undo };
});

/** Takes a search off the list: field `needle`; with `typed`, `count` and `lastAt` of it, too, brings it back. */
export async function dismiss(before: FormState, form: FormData): Promise<FormState> {
  return change(before, form);
}
