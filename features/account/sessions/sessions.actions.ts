'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { endOtherSessions, endOwnSession } from './sessions.commands';

export const endOwnSessionAction = formAction(async (fields, viewer) => {
  await endOwnSession(fields, viewer);
  refresh();
  return { done: t('devices.sessionEnded') };
});

export const endOtherSessionsAction = formAction(async (_, viewer) => {
  await endOtherSessions({}, viewer);
  refresh();
  return { done: t('devices.sessionsEnded') };
});
