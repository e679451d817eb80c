'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import { endOtherSessions, endOwnSession } from './sessions.commands';

const one = formAction(async (fields, viewer) => {
  await endOwnSession(fields, viewer);
  refresh();
  return { done: say('devices.sessionEnded') };
});

/** Logs one device out. */
export async function logOutDevice(before: FormState, form: FormData): Promise<FormState> {
  return one(before, form);
}

const others = formAction(async (_, viewer) => {
  await endOtherSessions({}, viewer);
  refresh();
  return { done: say('devices.sessionsEnded') };
});

/** Logs all devices out but this one. */
export async function logOutOtherDevices(before: FormState, form: FormData): Promise<FormState> {
  return others(before, form);
}
