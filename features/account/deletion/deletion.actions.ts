'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { requestDeletion, undoDeletion } from './deletion.commands';
import { accountDeletionMessages } from './deletion.messages';

export const requestDeletionAction = formAction(async (fields, viewer) => {
  await requestDeletion(fields, viewer);
  refresh();
  return { done: accountDeletionMessages['deletion.asked'] };
});

export const undoDeletionAction = formAction(async (_, viewer) => {
  await undoDeletion({}, viewer);
  refresh();
  return { done: accountDeletionMessages['deletion.undone'] };
});
