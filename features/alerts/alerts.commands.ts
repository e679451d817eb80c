import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type AlertFilter, alertFilter } from '@/features/news/filter/filter.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parse } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { clientKey } from '@/lib/http/client-address';
import { blindKey, limit, spend } from '@/lib/http/rate-limit/database';
import { enqueueOpenMail } from '@/lib/mail/outbox';
import { currentTime } from '@/lib/time/current-time';
import { assertRoom, deadLink, findByAlertLink, mineHref } from './alerts.queries';
import { filterKey } from './alerts.rules';
import { alertAsk, CONFIRM_HOURS, MINE_DAYS, mailedLink, manageAsk, rhythms, SECRET_BYTES } from './alerts.schema';
import { makeMark } from './tokens';

const HOUR_MS = 3_600_000;
/** A school or an office sits behind one address. */
const perAddress = () => limit('alerts.address');
/** Mails that strangers can have sent to one e-mail. */
const perEmail = () => limit('alerts.email');

const access = 'alerts.follow';
const nothing = () => [];

/**
 * Asks for an alert. A member's own e-mail is confirmed already; any other gets a mail with a link, the same whether it is
 * known or not.
 *
 * @param raw the fields of the form, called as in addresses of lists
 * @returns whether the alert is active already, because it is a member's own
 * @throws AppError 'invalid' by field, 'limited', and for a member 'conflict' with more alerts than one may have
 */
export async function askAlert(raw: unknown, viewer: Viewer): Promise<{ active: boolean }> {
  const { email = viewer.email, rhythm, filter } = parse(alertAsk, raw);
  if (email === undefined) throw new AppError('invalid', 'errors.invalid', { email: 'alerts.emailMissing' });
  const active = can(viewer, 'alerts.own') && email === viewer.email;
  await spend(perAddress(), clientKey(viewer.address));
  if (!active) await spend(perEmail(), blindKey(email));
  await keepAlert({ email, rhythm, filter, active }, viewer);
  return { active };
}

const keepAlert = command({
  access,
  input: z.object({ email: z.string(), rhythm: z.enum(rhythms), filter: alertFilter, active: z.boolean() }),
  touches: nothing,
  run: async ({ email, rhythm, filter, active }, { accountId }, tx) => {
    await checkPlaces(tx, filter);
    const secret = randomBytes(SECRET_BYTES);
    const address = await tx.alertAddress.upsert({ where: { email }, create: { email, secret }, update: {} });
    const key = { addressId: address.id, filterKey: filterKey(filter) };
    const before = await tx.alert.findUnique({ where: { addressId_filterKey: key } });
    const goesOn = before !== null && before.confirmedAt !== null && before.stoppedAt === null;
    if (goesOn && !active) return mailManageLink(tx, address, 'known');
    const now = currentTime();
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
    // The filter stands on the page behind the link only, or the mail would carry anybody's words.
    const token = makeMark('confirm', alert.id, address.secret, now.getTime() + CONFIRM_HOURS * HOUR_MS);
    const link = `${env.SITE_URL}/alerts/confirm/?token=${token}`;
    const data = { rhythm, link, hours: CONFIRM_HOURS };
    await enqueueOpenMail(tx, { template: 'alert-confirm', to: email, data });
  },
});

/** Takes no filter that readers could not have chosen. */
async function checkPlaces(tx: Transaction, { categoryId, organisationId, provinceId }: AlertFilter): Promise<void> {
  const found: Record<string, unknown> = {
    news_type: categoryId && (await tx.category.findFirst({ where: { id: categoryId, visible: true } })),
    organisation: organisationId && (await tx.organisation.findUnique({ where: { id: organisationId } })),
    province: provinceId && (await tx.province.findUnique({ where: { id: provinceId } })),
  };
  const wrong = Object.entries(found).flatMap(([field, row]) => (row === null ? [[field, 'alerts.notThere']] : []));
  if (wrong.length > 0) throw new AppError('invalid', 'errors.invalid', Object.fromEntries(wrong));
}

/**
 * Starts an alert, for whoever has the link that went to its e-mail; a second time changes nothing.
 *
 * @throws AppError 'missing' for a dead link, 'conflict' with more alerts than one may have
 */
export const confirmAlert = command({
  access,
  input: mailedLink,
  touches: nothing,
  run: async ({ token }, _viewer, tx) => {
    const alert = await findByAlertLink('confirm', token, tx);
    if (!alert || alert.stoppedAt) throw deadLink();
    if (alert.confirmedAt) return;
    await assertRoom(tx, alert.addressId);
    await tx.alert.update({ where: { id: alert.id }, data: { confirmedAt: currentTime() } });
  },
});

/**
 * Mails the link to the page of one's alerts; the answer is the same for an e-mail without any.
 *
 * @throws AppError 'invalid' by field, 'limited'
 */
export async function askManageLink(raw: unknown, viewer: Viewer): Promise<void> {
  const { email } = parse(manageAsk, raw);
  await spend(perAddress(), clientKey(viewer.address));
  await spend(perEmail(), blindKey(email));
  await sendManageLink({ email }, viewer);
}

const sendManageLink = command({
  access,
  input: z.object({ email: z.string() }),
  touches: nothing,
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
  const data = { what, link: `${env.SITE_URL}${mineHref(address)}`, days: MINE_DAYS };
  await enqueueOpenMail(tx, { template: 'alert-manage', to: address.email, data });
}
