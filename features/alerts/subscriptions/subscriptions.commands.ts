import { randomBytes } from 'node:crypto';
import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Prisma, Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { alertsMessages as words } from '../alerts.messages';
import {
  activeAlertWhere,
  assertRoom,
  buildMyAlertsWhere,
  createDeadLinkError,
  findAddressByLink,
  findAlertByLink,
  myAlertsHref,
} from '../alerts.queries';
import { alertFrequencyInput, mailedLinkInput, myAlertIdInput, myAlertsInput, SECRET_BYTES } from '../alerts.schema';

const access = 'alerts.follow';
const invalidateNothing = () => [];

/** Stops the alert of a link; idempotent. Throws AppError 'missing' for an invalid link. */
export const stopAlertByLink = command({
  access,
  input: mailedLinkInput,
  invalidates: invalidateNothing,
  run: async ({ token }, _viewer, tx) => {
    const alert = await findAlertByLink('stop', token, tx);
    if (!alert) throw createDeadLinkError();
    await tx.alert.updateMany({ where: { id: alert.id, stoppedAt: null }, data: { stoppedAt: getCurrentTime() } });
  },
});

/** Resumes the stopped alert of a link. Throws AppError 'missing' for an invalid link, 'conflict' with too many. */
export const resumeAlertByLink = command({
  access,
  input: mailedLinkInput,
  invalidates: invalidateNothing,
  run: async ({ token }, _viewer, tx) => {
    const alert = await findAlertByLink('stop', token, tx);
    if (!alert) throw createDeadLinkError();
    await resumeMatchingAlert(tx, { id: alert.id });
  },
});

/** Stops one of the viewer's alerts, by login or by the link to all alerts. Throws AppError 'missing', 'forbidden'. */
export const stopAlert = command({
  access,
  input: myAlertIdInput,
  invalidates: invalidateNothing,
  run: async ({ id, token }, viewer, tx) => {
    const where = { AND: [{ id }, await findMyAlertsWhere(tx, token, viewer)] };
    if ((await tx.alert.count({ where })) === 0) throw new AppError('missing', pickMessage(words, 'alerts.gone'));
    await tx.alert.updateMany({ where: { AND: [where, { stoppedAt: null }] }, data: { stoppedAt: getCurrentTime() } });
  },
});

/** Resumes one of the viewer's stopped alerts. Throws AppError 'missing', 'forbidden', 'conflict' with too many. */
export const resumeAlert = command({
  access,
  input: myAlertIdInput,
  invalidates: invalidateNothing,
  run: async ({ id, token }, viewer, tx) =>
    resumeMatchingAlert(tx, { AND: [{ id }, await findMyAlertsWhere(tx, token, viewer)] }),
});

async function resumeMatchingAlert(tx: Transaction, where: Prisma.AlertWhereInput): Promise<void> {
  const alert = await tx.alert.findFirst({ where: { AND: [where, { confirmedAt: { not: null } }] } });
  if (!alert) throw new AppError('missing', pickMessage(words, 'alerts.gone'));
  if (!alert.stoppedAt) return;
  await assertRoom(tx, alert.addressId);
  await tx.alert.update({ where: { id: alert.id }, data: { stoppedAt: null, confirmedAt: getCurrentTime() } });
}

/** Changes the frequency of one of the viewer's alerts. Throws AppError 'missing', 'forbidden', 'invalid'. */
export const changeAlertFrequency = command({
  access,
  input: alertFrequencyInput,
  invalidates: invalidateNothing,
  run: async ({ id, token, rhythm }, viewer, tx) => {
    const where = { AND: [{ id }, await findMyAlertsWhere(tx, token, viewer)] };
    const { count } = await tx.alert.updateMany({ where, data: { rhythm } });
    if (count === 0) throw new AppError('missing', pickMessage(words, 'alerts.gone'));
  },
});

/**
 * Stops all of the viewer's alerts and invalidates the links in all mails to their addresses.
 *
 * @returns `href`: the new URL of the page of all alerts, if it was opened by a link
 */
export const stopAllAlerts = command({
  access,
  input: myAlertsInput,
  invalidates: invalidateNothing,
  run: async ({ token }, viewer, tx) => {
    const own = await findMyAlertsWhere(tx, token, viewer);
    const rows = await tx.alert.findMany({ where: own, select: { addressId: true } });
    await tx.alert.updateMany({ where: { AND: [own, activeAlertWhere] }, data: { stoppedAt: getCurrentTime() } });
    const ids = [...new Set(rows.map(({ addressId }) => addressId))];
    const made = ids.map((id) => ({ id, secret: randomBytes(SECRET_BYTES) }));
    for (const { id, secret } of made) await tx.alertAddress.update({ where: { id }, data: { secret } });
    return { href: token && made[0] ? myAlertsHref(made[0]) : undefined };
  },
});

/** Condition of the alerts that a command may reach: those of the link's address, or without a link the member's. */
async function findMyAlertsWhere(tx: Transaction, token: string | undefined, viewer: Viewer) {
  if (token === undefined) {
    assertCan(viewer, 'alerts.own');
    return buildMyAlertsWhere(viewer);
  }
  const address = await findAddressByLink(token, tx);
  if (!address) throw createDeadLinkError();
  return { addressId: address.id };
}
