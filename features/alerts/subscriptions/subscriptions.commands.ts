import { randomBytes } from 'node:crypto';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Prisma, Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { getCurrentTime } from '@/lib/time/current-time';
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

/** Stops the alert that a link names, as often as it is asked. Throws AppError 'missing' for a dead link. */
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

/** Takes up again the stopped alert that a link names. Throws AppError 'missing' for a dead link. */
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

/** Stops one of somebody's own alerts: a member's, or by the link to one's alerts. Throws AppError 'missing'. */
export const stopAlert = command({
  access,
  input: myAlertIdInput,
  invalidates: invalidateNothing,
  run: async ({ id, token }, viewer, tx) => {
    const where = { AND: [{ id }, await findMyAlertsWhere(tx, token, viewer)] };
    if ((await tx.alert.count({ where })) === 0) throw new AppError('missing', 'alerts.gone');
    await tx.alert.updateMany({ where: { AND: [where, { stoppedAt: null }] }, data: { stoppedAt: getCurrentTime() } });
  },
});

/** Takes up again one of somebody's own alerts that was stopped. Throws AppError 'missing', or 'conflict' with too many. */
export const resumeAlert = command({
  access,
  input: myAlertIdInput,
  invalidates: invalidateNothing,
  run: async ({ id, token }, viewer, tx) =>
    resumeMatchingAlert(tx, { AND: [{ id }, await findMyAlertsWhere(tx, token, viewer)] }),
});

async function resumeMatchingAlert(tx: Transaction, where: Prisma.AlertWhereInput): Promise<void> {
  const alert = await tx.alert.findFirst({ where: { AND: [where, { confirmedAt: { not: null } }] } });
  if (!alert) throw new AppError('missing', 'alerts.gone');
  if (!alert.stoppedAt) return;
  await assertRoom(tx, alert.addressId);
  await tx.alert.update({ where: { id: alert.id }, data: { stoppedAt: null, confirmedAt: getCurrentTime() } });
}

/** Changes how often one of somebody's own alerts comes. Throws AppError 'missing', 'invalid' for another rhythm. */
export const changeAlertFrequency = command({
  access,
  input: alertFrequencyInput,
  invalidates: invalidateNothing,
  run: async ({ id, token, rhythm }, viewer, tx) => {
    const where = { AND: [{ id }, await findMyAlertsWhere(tx, token, viewer)] };
    const { count } = await tx.alert.updateMany({ where, data: { rhythm } });
    if (count === 0) throw new AppError('missing', 'alerts.gone');
  },
});

/**
 * Stops all of somebody's own alerts. The links of all mails to the address are dead from then on.
 *
 * @returns the new address of the page of one's alerts, where it was opened by a link
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

/** Whose alerts a command may reach: those of the link's address, or without a link the member's own. */
async function findMyAlertsWhere(
  tx: Transaction,
  token: string | undefined,
  viewer: Viewer,
): Promise<Prisma.AlertWhereInput> {
  if (token === undefined) {
    if (!can(viewer, 'alerts.own')) throw new AppError('forbidden', 'errors.forbidden');
    return buildMyAlertsWhere(viewer);
  }
  const address = await findAddressByLink(token, tx);
  if (!address) throw createDeadLinkError();
  return { addressId: address.id };
}
