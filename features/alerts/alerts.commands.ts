import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type AlertFilter, alertFilter } from '@/features/news/filter/filter.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { createFieldError, createInvalidError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter, hashKey } from '@/lib/http/rate-limit/database';
import { enqueueUnverifiedMail } from '@/lib/mail/outbox';
import { getCurrentTime } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';
import { alertsMessages as words } from './alerts.messages';
import { assertRoom, createDeadLinkError, findAlertByLink, myAlertsHref } from './alerts.queries';
import { toFilterKey } from './alerts.rules';
import {
  alertFrequencies,
  alertInput,
  CONFIRM_HOURS,
  MANAGE_LINK_DAYS,
  mailedLinkInput,
  manageLinkInput,
  SECRET_BYTES,
} from './alerts.schema';
import { makeAlertToken } from './tokens';

/** Generous, because a whole school or office may share one address. */
const getAddressLimit = () => getLimiter('alerts.address');
/** Rate limit of mails that strangers can trigger to one e-mail. */
const getEmailLimit = () => getLimiter('alerts.email');

const access = 'alerts.follow';
const invalidateNothing = () => [];

/**
 * Requests an alert. A member's own e-mail is already confirmed; any other gets a mail with a link. The response does
 * not reveal whether the e-mail is known.
 *
 * @param raw the fields of `alertInput`
 * @returns `active`: true if the alert is active at once, because it is for a member's own e-mail
 * @throws AppError 'invalid' by field; 'limited'; for a member, 'conflict' above the maximum number of alerts
 */
export async function requestAlert(raw: unknown, viewer: Viewer): Promise<{ active: boolean }> {
  const { email = viewer.email, rhythm, filter } = parseInput(alertInput, raw);
  if (email === undefined) throw createFieldError('email', words['alerts.emailMissing'].th);
  const active = can(viewer, 'alerts.own') && email === viewer.email;
  await consume(getAddressLimit(), toClientKey(viewer.address));
  if (!active) await consume(getEmailLimit(), hashKey(email));
  await storeAlert({ email, rhythm, filter, active }, viewer);
  return { active };
}

const storeAlert = command({
  access,
  input: z.object({ email: z.string(), rhythm: z.enum(alertFrequencies), filter: alertFilter, active: z.boolean() }),
  invalidates: invalidateNothing,
  run: async ({ email, rhythm, filter, active }, { accountId }, tx) => {
    await checkFilterTargets(tx, filter);
    const secret = randomBytes(SECRET_BYTES);
    const address = await tx.alertAddress.upsert({ where: { email }, create: { email, secret }, update: {} });
    const key = { addressId: address.id, filterKey: toFilterKey(filter) };
    const before = await tx.alert.findUnique({ where: { addressId_filterKey: key } });
    const goesOn = before !== null && before.confirmedAt !== null && before.stoppedAt === null;
    if (goesOn && !active) return mailManageLink(tx, address, 'known');
    const now = getCurrentTime();
    if (active && !goesOn) await assertRoom(tx, address.id);
    const state = active
      ? { confirmedAt: before?.confirmedAt ?? now, accountId }
      : { confirmedAt: null, createdAt: now };
    const row = { rhythm, filter, stoppedAt: null, ...state };
    const alert = await tx.alert.upsert({
      where: { addressId_filterKey: key },
      create: { ...key, ...row },
      update: row,
    });
    if (active) return;
    // Only the page behind the link shows the filter: strangers must not be able to send their text by mail.
    const token = makeAlertToken('confirm', alert.id, address.secret, now.getTime() + CONFIRM_HOURS * HOUR_MS);
    const link = `${env.SITE_URL}/alerts/confirm/?token=${token}`;
    const data = { rhythm, link, hours: CONFIRM_HOURS };
    await enqueueUnverifiedMail(tx, { template: 'alert-confirm', to: email, data });
  },
});

/** Rejects filters that readers could not have chosen. */
async function checkFilterTargets(
  tx: Transaction,
  { categoryId, organisationId, provinceId }: AlertFilter,
): Promise<void> {
  const found: Record<string, unknown> = {
    news_type: categoryId && (await tx.category.findFirst({ where: { id: categoryId, visible: true } })),
    organisation: organisationId && (await tx.organisation.findUnique({ where: { id: organisationId } })),
    province: provinceId && (await tx.province.findUnique({ where: { id: provinceId } })),
  };
  const wrong = Object.entries(found).flatMap(([field, row]) =>
    row === null ? [[field, words['alerts.notThere']]] : [],
  );
  if (wrong.length > 0) throw createInvalidError(Object.fromEntries(wrong));
}

/**
 * Activates an alert by its mailed link; a second call changes nothing.
 *
 * @throws AppError 'missing' for an invalid link; 'conflict' above the maximum number of alerts
 */
export const confirmAlert = command({
  access,
  input: mailedLinkInput,
  invalidates: invalidateNothing,
  run: async ({ token }, _viewer, tx) => {
    const alert = await findAlertByLink('confirm', token, tx);
    if (!alert || alert.stoppedAt) throw createDeadLinkError();
    if (alert.confirmedAt) return;
    await assertRoom(tx, alert.addressId);
    await tx.alert.update({ where: { id: alert.id }, data: { confirmedAt: getCurrentTime() } });
  },
});

/**
 * Mails the link to the page of an e-mail's alerts; the response is the same for an e-mail without any.
 *
 * @throws AppError 'invalid' by field, 'limited'
 */
export async function requestManageLink(raw: unknown, viewer: Viewer): Promise<void> {
  const { email } = parseInput(manageLinkInput, raw);
  await consume(getAddressLimit(), toClientKey(viewer.address));
  await consume(getEmailLimit(), hashKey(email));
  await sendManageLink({ email }, viewer);
}

const sendManageLink = command({
  access,
  input: z.object({ email: z.string() }),
  invalidates: invalidateNothing,
  run: async ({ email }, _viewer, tx) => {
    const alerts = { some: { confirmedAt: { not: null } } };
    const address = await tx.alertAddress.findUnique({ where: { email, alerts } });
    if (address) await mailManageLink(tx, address, 'asked');
  },
});

async function mailManageLink(
  tx: Transaction,
  address: { id: number; email: string; secret: Uint8Array },
  what: 'known' | 'asked',
): Promise<void> {
  const data = { what, link: `${env.SITE_URL}${myAlertsHref(address)}`, days: MANAGE_LINK_DAYS };
  await enqueueUnverifiedMail(tx, { template: 'alert-manage', to: address.email, data });
}
