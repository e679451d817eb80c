'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import { askDeletion, undoDeletion } from './deletion.commands';

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
