'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { passNews } from './undecided.commands';
import { undecidedMessages as words } from './undecided.messages';

/** Leaves an item at its level; `pass` is `yes`, or `no` to take that back. */
export const passNewsAction = formAction(async ({ id, version, pass }, viewer) => {
  const passed = await passNews({ id, version, pass }, viewer);
  refresh();
  if (!passed.pass) return { done: words['undecided.done.unpass'] };
  return {
    done: words['undecided.done.pass'],
    undo: { id: String(passed.id), version: String(passed.version), pass: 'no' },
  };
});
