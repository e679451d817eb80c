'use server';

import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import {
  changeRhythm,
  resumeAlert,
  resumeByLink,
  stopAlert,
  stopAllAlerts,
  stopByLink,
} from './subscriptions.commands';

/** Where a browser without script goes on: the page that the form stands on. */
const pageOf = (token: string | undefined) =>
  token === undefined ? '/member/alerts' : `/alerts/mine/?token=${encodeURIComponent(token)}`;

const stopOrResume = formAction(async ({ id, token, resume }, viewer) => {
  if (resume) {
    await resumeAlert({ id, token }, viewer);
    return finish(pageOf(token), say('alerts.resumed'));
  }
  await stopAlert({ id, token }, viewer);
  const undo: Record<string, string> = { id: id ?? '', resume: 'yes', ...(token === undefined ? {} : { token }) };
  return { ...(await finish(pageOf(token), say('alerts.stopped'))), undo };
});

/** Stops one of somebody's own alerts, with a way back; fields `id`, `token` unless signed in, `resume` to take it up again. */
export async function stopOne(before: FormState, form: FormData): Promise<FormState> {
  return stopOrResume(before, form);
}

const rhythm = formAction(async ({ id, token, rhythm: chosen }, viewer) => {
  await changeRhythm({ id, token, rhythm: chosen }, viewer);
  return finish(pageOf(token), say('alerts.saved'));
});

/** Fields `id`, `rhythm`, and `token` unless signed in. */
export async function saveRhythm(before: FormState, form: FormData): Promise<FormState> {
  return rhythm(before, form);
}

const all = formAction(async ({ token }, viewer) => {
  const { href } = await stopAllAlerts({ token }, viewer);
  return href === undefined
    ? finish(pageOf(undefined), say('alerts.allStopped'))
    : goOn(href, say('alerts.allStopped'));
});

/** Stops all of somebody's own alerts; field `token` unless signed in. The page goes on to its new link. */
export async function stopAll(before: FormState, form: FormData): Promise<FormState> {
  return all(before, form);
}

const linked = formAction(async ({ token = '', resume }, viewer) => {
  await (resume ? resumeByLink : stopByLink)({ token }, viewer);
  return finish(`/alerts/stop/?token=${encodeURIComponent(token)}`, say(resume ? 'alerts.resumed' : 'alerts.stopped'));
});

/** The button of the page behind a mail's link; fields `token`, and `resume` to take it up again. */
export async function stopLinked(before: FormState, form: FormData): Promise<FormState> {
  return linked(before, form);
}
