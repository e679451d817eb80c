'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '../form-action';
import { say } from '../messages';
import { askDeletion, undoDeletion } from './commands';

const deletion = formAction(async (fields, viewer) => {
  await askDeletion(fields, viewer);
  refresh();
  return { done: say('deletion.asked') };
});

/** Field `password`. */
export async function deleteAccount(before: FormState, form: FormData): Promise<FormState> {
  return deletion(before, form);
}

const undo = formAction(async (_, viewer) => {
  await undoDeletion({}, viewer);
  refresh();
  return { done: say('deletion.undone') };
});

/** Takes back the wish to go; no fields. */
export async function keepAccount(before: FormState, form: FormData): Promise<FormState> {
  return undo(before, form);
}
