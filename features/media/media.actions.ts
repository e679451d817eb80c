'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { deleteMedia, restoreMedia, updateMedia } from './media.commands';

const updateForm = formAction(async (fields, viewer) => {
  await updateMedia(fields, viewer);
  refresh();
  return { done: t('media.saved') };
});

export async function updateMediaAction(before: FormState, form: FormData): Promise<FormState> {
  return updateForm(before, form);
}

const deleteForm = formAction(async ({ id = '', back = '' }, viewer) => {
  await deleteMedia({ id }, viewer);
  return redirectTo(`${toLibraryPath(back)}?deleted=${encodeURIComponent(id)}`, t('media.deleted'));
});

/** Deletes a file and redirects to the library at `back`, which offers an undo. */
export async function deleteMediaAction(before: FormState, form: FormData): Promise<FormState> {
  return deleteForm(before, form);
}

const restoreForm = formAction(async ({ id = '', back = '' }, viewer) => {
  await restoreMedia({ id }, viewer);
  return redirectTo(`${toLibraryPath(back)}/${encodeURIComponent(id)}`, t('media.restored'));
});

/** Restores a deleted file and opens it. */
export async function restoreMediaAction(before: FormState, form: FormData): Promise<FormState> {
  return restoreForm(before, form);
}

/** `back` if it is the path of a library, else `/`, against open redirects. */
function toLibraryPath(back: string): string {
  return /^\/[a-z]+\/media$/.test(back) ? back : '/';
}
