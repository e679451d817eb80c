'use server';

import { refresh } from 'next/cache';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { deleteMedia, restoreMedia, updateMedia } from './media.commands';
import { mediaMessages } from './media.messages';

export const updateMediaAction = formAction(async (fields, viewer) => {
  await updateMedia(fields, viewer);
  refresh();
  return { done: mediaMessages['media.saved'] };
});

/** Deletes a file and redirects to the library at `back`, which offers an undo. */
export const deleteMediaAction = formAction(async ({ id = '', back = '' }, viewer) => {
  await deleteMedia({ id }, viewer);
  return redirectTo(`${toLibraryPath(back)}?deleted=${encodeURIComponent(id)}`, mediaMessages['media.deleted']);
});

/** Restores a deleted file and opens it. */
export const restoreMediaAction = formAction(async ({ id = '', back = '' }, viewer) => {
  await restoreMedia({ id }, viewer);
  return redirectTo(`${toLibraryPath(back)}/${encodeURIComponent(id)}`, mediaMessages['media.restored']);
});

/** `back` if it is the path of a library, else `/`, against open redirects. */
function toLibraryPath(back: string): string {
  return /^\/[a-z]+\/media$/.test(back) ? back : '/';
}
