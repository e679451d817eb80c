'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import { deleteMedia, restoreMedia, updateMedia } from './media.commands';

const words = formAction(async (fields, viewer) => {
  await updateMedia(fields, viewer);
  refresh();
  return { done: say('media.saved') };
});

/** Title and alternative text of a file: `id`, `title`, `alt`. */
export async function saveMediaWords(before: FormState, form: FormData): Promise<FormState> {
  return words(before, form);
}

const removal = formAction(async ({ id = '', back = '' }, viewer) => {
  await deleteMedia({ id }, viewer);
  return goOn(`${libraryAt(back)}?deleted=${encodeURIComponent(id)}`, say('media.deleted'));
});

/** Deletes a file and goes to the library at `back`, where that can be undone. */
export async function removeMedia(before: FormState, form: FormData): Promise<FormState> {
  return removal(before, form);
}

const undo = formAction(async ({ id = '', back = '' }, viewer) => {
  await restoreMedia({ id }, viewer);
  return goOn(`${libraryAt(back)}/${encodeURIComponent(id)}`, say('media.restored'));
});

/** Takes a deletion back and opens the file. */
export async function bringBackMedia(before: FormState, form: FormData): Promise<FormState> {
  return undo(before, form);
}

/** A library's own address; whatever else was sent leads home. */
function libraryAt(back: string): string {
  return /^\/[a-z]+\/media$/.test(back) ? back : '/';
}
