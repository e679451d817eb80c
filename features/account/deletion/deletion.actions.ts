'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { requestDeletion, undoDeletion } from './deletion.commands';

const submitDeletion = formAction(async (fields, viewer) => {
  await requestDeletion(fields, viewer);
  refresh();
  return { done: t('deletion.asked') };
});

export async function requestDeletionAction(before: FormState, form: FormData): Promise<FormState> {
  return submitDeletion(before, form);
}

const submitUndo = formAction(async (_, viewer) => {
  await undoDeletion({}, viewer);
  refresh();
  return { done: t('deletion.undone') };
});

export async function undoDeletionAction(before: FormState, form: FormData): Promise<FormState> {
  return submitUndo(before, form);
}
