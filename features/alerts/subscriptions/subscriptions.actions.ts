'use server';

import { type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import {
  changeAlertFrequency,
  resumeAlert,
  resumeAlertByLink,
  stopAlert,
  stopAlertByLink,
  stopAllAlerts,
} from './subscriptions.commands';

/** Path of the form's page, to which browsers without JavaScript return. */
const buildMyAlertsPath = (token: string | undefined) =>
  token === undefined ? '/member/alerts' : `/alerts/mine/?token=${encodeURIComponent(token)}`;

const stopOrResume = formAction(async ({ id, token, resume }, viewer) => {
  if (resume) {
    await resumeAlert({ id, token }, viewer);
    return succeed(buildMyAlertsPath(token), t('alerts.resumed'));
  }
  await stopAlert({ id, token }, viewer);
  const undo: Record<string, string> = { id: id ?? '', resume: 'yes', ...(token === undefined ? {} : { token }) };
  return { ...(await succeed(buildMyAlertsPath(token), t('alerts.stopped'))), undo };
});

/** Stops one of the viewer's alerts, with an undo, or resumes it if the field `resume` is set. */
export async function stopAlertAction(before: FormState, form: FormData): Promise<FormState> {
  return stopOrResume(before, form);
}

const changeOneFrequency = formAction(async ({ id, token, rhythm: chosen }, viewer) => {
  await changeAlertFrequency({ id, token, rhythm: chosen }, viewer);
  return succeed(buildMyAlertsPath(token), t('alerts.saved'));
});

export async function changeAlertFrequencyAction(before: FormState, form: FormData): Promise<FormState> {
  return changeOneFrequency(before, form);
}

const stopEvery = formAction(async ({ token }, viewer) => {
  const { href } = await stopAllAlerts({ token }, viewer);
  return href === undefined
    ? succeed(buildMyAlertsPath(undefined), t('alerts.allStopped'))
    : redirectTo(href, t('alerts.allStopped'));
});

/** Stops all of the viewer's alerts. A page opened by link is redirected to its new link. */
export async function stopAllAlertsAction(before: FormState, form: FormData): Promise<FormState> {
  return stopEvery(before, form);
}

const stopOrResumeByLink = formAction(async ({ token = '', resume }, viewer) => {
  await (resume ? resumeAlertByLink : stopAlertByLink)({ token }, viewer);
  return succeed(`/alerts/stop/?token=${encodeURIComponent(token)}`, t(resume ? 'alerts.resumed' : 'alerts.stopped'));
});

/** Stops the alert of a mailed link, or resumes it if the field `resume` is set. */
export async function stopAlertByLinkAction(before: FormState, form: FormData): Promise<FormState> {
  return stopOrResumeByLink(before, form);
}
