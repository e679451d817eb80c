import { randomBytes } from 'node:crypto';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Prisma, Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { currentTime } from '@/lib/time/current-time';
import { assertRoom, deadLink, findByAlertLink, findByMineLink, isActive, mineHref, ownedBy } from '../alerts.queries';
import { mailedLink, ownAlert, ownAlerts, rhythmChange, SECRET_BYTES } from '../alerts.schema';

const access = 'alerts.follow';
const nothing = () => [];

/** Stops the alert that a link names, as often as it is asked. Throws AppError 'missing' for a dead link. */
export const stopByLink = command({
  access,
  input: mailedLink,
  touches: nothing,
  run: async ({ token }, _viewer, tx) => {
    const alert = await findByAlertLink('stop', token, tx);
    if (!alert) throw deadLink();
    await tx.alert.updateMany({ where: { id: alert.id, stoppedAt: null }, data: { stoppedAt: currentTime() } });
  },
});

/** Takes up again the stopped alert that a link names. Throws AppError 'missing' for a dead link. */
export const resumeByLink = command({
  access,
  input: mailedLink,
  touches: nothing,
  run: async ({ token }, _viewer, tx) => {
    const alert = await findByAlertLink('stop', token, tx);
    if (!alert) throw deadLink();
    await resume(tx, { id: alert.id });
  },
});

/** Stops one of somebody's own alerts: a member's, or by the link to one's alerts. Throws AppError 'missing'. */
export const stopAlert = command({
  access,
  input: ownAlert,
  touches: nothing,
  run: async ({ id, token }, viewer, tx) => {
    const where = { AND: [{ id }, await ownAlertsOf(tx, token, viewer)] };
    if ((await tx.alert.count({ where })) === 0) throw new AppError('missing', 'alerts.gone');
    await tx.alert.updateMany({ where: { AND: [where, { stoppedAt: null }] }, data: { stoppedAt: currentTime() } });
  },
});

/** Takes up again one of somebody's own alerts that was stopped. Throws AppError 'missing', or 'conflict' with too many. */
export const resumeAlert = command({
  access,
  input: ownAlert,
  touches: nothing,
  run: async ({ id, token }, viewer, tx) => resume(tx, { AND: [{ id }, await ownAlertsOf(tx, token, viewer)] }),
});

async function resume(tx: Transaction, where: Prisma.AlertWhereInput): Promise<void> {
  const alert = await tx.alert.findFirst({ where: { AND: [where, { confirmedAt: { not: null } }] } });
  if (!alert) throw new AppError('missing', 'alerts.gone');
  if (!alert.stoppedAt) return;
  await assertRoom(tx, alert.addressId);
  await tx.alert.update({ where: { id: alert.id }, data: { stoppedAt: null, confirmedAt: currentTime() } });
}

/** Changes how often one of somebody's own alerts comes. Throws AppError 'missing', 'invalid' for another rhythm. */
export const changeRhythm = command({
  access,
  input: rhythmChange,
  touches: nothing,
  run: async ({ id, token, rhythm }, viewer, tx) => {
    const where = { AND: [{ id }, await ownAlertsOf(tx, token, viewer)] };
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
  input: ownAlerts,
  touches: nothing,
  run: async ({ token }, viewer, tx) => {
    const own = await ownAlertsOf(tx, token, viewer);
    const rows = await tx.alert.findMany({ where: own, select: { addressId: true } });
    await tx.alert.updateMany({ where: { AND: [own, isActive] }, data: { stoppedAt: currentTime() } });
    const ids = [...new Set(rows.map(({ addressId }) => addressId))];
    const made = ids.map((id) => ({ id, secret: randomBytes(SECRET_BYTES) }));
    for (const { id, secret } of made) await tx.alertAddress.update({ where: { id }, data: { secret } });
    return { href: token && made[0] ? mineHref(made[0]) : undefined };
  },
});

/** Whose alerts a command may reach: those of the link's address, or without a link the member's own. */
async function ownAlertsOf(
  tx: Transaction,
  token: string | undefined,
  viewer: Viewer,
): Promise<Prisma.AlertWhereInput> {
  if (token === undefined) {
    if (!can(viewer, 'alerts.own')) throw new AppError('forbidden', 'errors.forbidden');
    return ownedBy(viewer);
  }
  const address = await findByMineLink(token, tx);
  if (!address) throw deadLink();
  return { addressId: address.id };
}
