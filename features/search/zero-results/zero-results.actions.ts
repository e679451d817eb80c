'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { searchAdminMessages } from '../admin/admin.messages';

import { dismissZeroResult, restoreZeroResult } from './zero-results.commands';

const PATH = '/administrator/search_words';

/** Dismisses the search `needle`; with `typed`, `count` and `lastAt`, restores it. */
export const dismissZeroResultAction = formAction(async ({ needle = '', typed, count, lastAt }, viewer) => {
  if (typed !== undefined) {
    await restoreZeroResult({ needle, typed, count, lastAt }, viewer);
    return succeed(PATH, searchAdminMessages['searchDesk.missRestored']);
  }
  const row = await dismissZeroResult({ needle }, viewer);
  const undo = { ...row, count: String(row.count) };
  // No redraw: the row is removed together with its form, which refreshes the page itself after its toast.
  const done = await succeed(
    `${PATH}?${new URLSearchParams({ dismissed: '1', ...undo })}`,
    searchAdminMessages['searchDesk.dismissed'],
    false,
  );
  return { ...done, undo };
});
