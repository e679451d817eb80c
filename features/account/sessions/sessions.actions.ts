'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import { endOtherSessions, endOwnSession } from './sessions.commands';

const submitEndOne = formAction(async (fields, viewer) => {
  await endOwnSession(fields, viewer);
  refresh();
  return { done: t('devices.sessionEnded') };
});

export async function endOwnSessionAction(before: FormState, form: FormData): Promise<FormState> {
  return submitEndOne(before, form);
}

const submitEndOthers = formAction(async (_, viewer) => {
  await endOtherSessions({}, viewer);
  refresh();
  return { done: t('devices.sessionsEnded') };
});

export async function endOtherSessionsAction(before: FormState, form: FormData): Promise<FormState> {
  return submitEndOthers(before, form);
}
