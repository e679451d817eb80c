'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { requestDeletion, undoDeletion } from './deletion.commands';

export const requestDeletionAction = formAction(async (fields, viewer) => {
  await requestDeletion(fields, viewer);
  refresh();
  return { done: t('deletion.asked') };
});

export const undoDeletionAction = formAction(async (_, viewer) => {
  await undoDeletion({}, viewer);
  refresh();
  return { done: t('deletion.undone') };
});
