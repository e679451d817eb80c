'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { getThai } from '@/lib/messages/message';
import { alertsMessages } from '../alerts.messages';
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

/** Stops one of the viewer's alerts, with an undo, or resumes it if the field `resume` is set. */
export const stopAlertAction = formAction(async ({ id, token, resume }, viewer) => {
  if (resume) {
    await resumeAlert({ id, token }, viewer);
    return succeed(buildMyAlertsPath(token), alertsMessages['alerts.resumed']);
  }
  await stopAlert({ id, token }, viewer);
  const undo: Record<string, string> = { id: id ?? '', resume: 'yes', ...(token === undefined ? {} : { token }) };
  return { ...(await succeed(buildMyAlertsPath(token), alertsMessages['alerts.stopped'].th)), undo };
});

export const changeAlertFrequencyAction = formAction(async ({ id, token, rhythm: chosen }, viewer) => {
  await changeAlertFrequency({ id, token, rhythm: chosen }, viewer);
  return succeed(buildMyAlertsPath(token), alertsMessages['alerts.saved']);
});

/** Stops all of the viewer's alerts. A page opened by link is redirected to its new link. */
export const stopAllAlertsAction = formAction(async ({ token }, viewer) => {
  const { href } = await stopAllAlerts({ token }, viewer);
  return href === undefined
    ? succeed(buildMyAlertsPath(undefined), alertsMessages['alerts.allStopped'])
    : redirectTo(href, alertsMessages['alerts.allStopped']);
});

/** Stops the alert of a mailed link, or resumes it if the field `resume` is set. */
export const stopAlertByLinkAction = formAction(async ({ token = '', resume }, viewer) => {
  await (resume ? resumeAlertByLink : stopAlertByLink)({ token }, viewer);
  return succeed(
    `/alerts/stop/?token=${encodeURIComponent(token)}`,
    getThai(alertsMessages[resume ? 'alerts.resumed' : 'alerts.stopped']),
  );
});
