'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { endOtherSessions, endOwnSession } from './sessions.commands';
import { sessionsMessages } from './sessions.messages';

export const endOwnSessionAction = formAction(async (fields, viewer) => {
  await endOwnSession(fields, viewer);
  refresh();
  return { done: sessionsMessages['devices.sessionEnded'] };
});

export const endOtherSessionsAction = formAction(async (_, viewer) => {
  await endOtherSessions({}, viewer);
  refresh();
  return { done: sessionsMessages['devices.sessionsEnded'] };
});
