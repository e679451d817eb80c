import { z } from 'zod';
import { formatFilter } from '@/features/news/filter/filter.rules';
import { type AlertFilter, alertFilter } from '@/features/news/filter/filter.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { readId } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { pickMessage } from '@/lib/messages/message';
import { escapeLike, toSearchText } from '@/lib/text/search-text';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { alertsMessages } from './alerts.messages';
import { MANAGE_LINK_DAYS, MAX_ALERTS, STOPPED_DAYS } from './alerts.schema';
import { isAlertToken, makeAlertToken, readAlertTokenId } from './tokens';

/** The fields of an address that its links need. */
type Address = { id: number; secret: Uint8Array };
type Reader = Pick<Transaction, 'alertAddress' | 'alert'>;

/** Error for an invalid or expired link. */
export const createDeadLinkError = () => new AppError('missing', pickMessage(alertsMessages, 'alerts.deadLink'));
/** Condition of an active alert. */
export const activeAlertWhere = {
  confirmedAt: { not: null },
  stoppedAt: null,
} as const satisfies Prisma.AlertWhereInput;

/** Throws AppError 'conflict' when an address has the maximum number of active alerts. */
export async function assertRoom(tx: Transaction, addressId: number): Promise<void> {
  const active = await tx.alert.count({ where: { addressId, ...activeAlertWhere } });
  if (active >= MAX_ALERTS) throw new AppError('conflict', pickMessage(alertsMessages, 'alerts.tooMany'));
}

const alertColumns = {
  ...selectColumns('id', 'filter', 'rhythm', 'createdAt', 'confirmedAt', 'stoppedAt', 'lastSentAt'),
} satisfies Prisma.AlertSelect;
type AlertRow = Prisma.AlertGetPayload<{ select: typeof alertColumns }>;

/** Links of a mail: the page to stop one alert, its one-click URL, and the page of all alerts. */
export function buildAlertLinks(alertId: number, address: Address, now = getCurrentMs()) {
  const stop = makeAlertToken('stop', alertId, address.secret);
  return {
    stopLink: `${env.SITE_URL}/alerts/stop/?token=${stop}`,
    oneClickLink: `${env.SITE_URL}/api/v1/alerts/stop?token=${stop}`,
    manageLink: `${env.SITE_URL}${myAlertsHref(address, now)}`,
  };
}

/** URL of the page with all alerts of an address, valid for 30 days. */
export const myAlertsHref = ({ id, secret }: Address, now = getCurrentMs()): string =>
  `/alerts/mine/?token=${makeAlertToken('mine', id, secret, now + MANAGE_LINK_DAYS * DAY_MS)}`;

/** The address of a link to all alerts; undefined for an invalid link. */
export async function findAddressByLink(token: string, tx: Reader = db) {
  const id = readAlertTokenId(token);
  const address = id === undefined ? null : await tx.alertAddress.findUnique({ where: { id } });
  return address && isAlertToken('mine', token, address.secret) ? address : undefined;
}

/** The alert that a link confirms or stops; undefined for an invalid link. */
export async function findAlertByLink(purpose: 'confirm' | 'stop', token: string, tx: Reader = db) {
  const id = readAlertTokenId(token);
  const alert = id === undefined ? null : await tx.alert.findUnique({ where: { id }, include: { address: true } });
  return alert && isAlertToken(purpose, token, alert.address.secret) ? alert : undefined;
}

/** The alert shown on a mailed link's page. Only confirmation links, which expire, lead on to all alerts. */
export async function readLinkedAlert(purpose: 'confirm' | 'stop', token: string) {
  const alert = await findAlertByLink(purpose, token);
  if (!alert) return undefined;
  const [shown] = await toMyAlerts([alert]);
  const manageHref = purpose === 'confirm' ? myAlertsHref(alert.address) : undefined;
  return shown && { ...shown, confirmed: alert.confirmedAt !== null, manageHref };
}

/** The alerts of a link's address, stopped ones last; undefined for an invalid link. */
export async function listLinkedAlerts(token: string): Promise<MyAlert[] | undefined> {
  const address = await findAddressByLink(token);
  return address && listVisibleAlerts({ addressId: address.id });
}

/** A member's alerts, stopped ones last: those of the account and of its e-mail. Empty for other viewers. */
export async function listMyAlerts(viewer: Viewer): Promise<MyAlert[]> {
  return can(viewer, 'alerts.own') ? listVisibleAlerts(buildMyAlertsWhere(viewer)) : [];
}

/** Condition of the alerts that belong to a member. */
export const buildMyAlertsWhere = ({ accountId = 0, email }: Viewer): Prisma.AlertWhereInput => ({
  OR: [{ accountId }, ...(email === undefined ? [] : [{ address: { email } }])],
});

async function listVisibleAlerts(where: Prisma.AlertWhereInput): Promise<MyAlert[]> {
  const since = new Date(getCurrentMs() - STOPPED_DAYS * DAY_MS);
  const rows = await db.alert.findMany({
    where: {
      AND: [where, { confirmedAt: { not: null } }, { OR: [{ stoppedAt: null }, { stoppedAt: { gt: since } }] }],
    },
    select: alertColumns,
    orderBy: [{ stoppedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
  });
  return toMyAlerts(rows);
}

async function toMyAlerts(rows: readonly AlertRow[]) {
  const filters = rows.map(({ filter }) => alertFilter.parse(filter));
  const nameOf = await createFilterNamer(filters);
  return rows.map(({ id, rhythm, createdAt, stoppedAt, lastSentAt }, index) => {
    const filter = filters[index] ?? {};
    return {
      id,
      filter,
      name: nameOf(filter),
      rhythm,
      stopped: stoppedAt !== null,
      createdAt: createdAt.toISOString(),
      lastSentAt: lastSentAt?.toISOString(),
    };
  });
}
export type MyAlert = Awaited<ReturnType<typeof toMyAlerts>>[number];

/** Thai names of many filters, loaded in three queries. */
export async function createFilterNamer(filters: readonly AlertFilter[]): Promise<(filter: AlertFilter) => string> {
  const ids = (pick: (filter: AlertFilter) => number | undefined) => [
    ...new Set(filters.flatMap((filter) => pick(filter) ?? [])),
  ];
  const asked = (list: number[]) => ({ where: { id: { in: list } }, select: { id: true, name: true } });
  const [categories, organisations, provinces] = await Promise.all([
    db.category.findMany(asked(ids(({ categoryId }) => categoryId))).then(toNamesById),
    db.organisation.findMany(asked(ids(({ organisationId }) => organisationId))).then(toNamesById),
    db.province.findMany(asked(ids(({ provinceId }) => provinceId))).then(toNamesById),
  ]);
  return (filter) =>
    formatFilter(filter, {
      category: getNameOrLost(categories, filter.categoryId),
      organisation: getNameOrLost(organisations, filter.organisationId),
      province: getNameOrLost(provinces, filter.provinceId),
    });
}

/** A deleted entity gets a placeholder, or the filter would seem wider than it is. */
const getNameOrLost = (names: ReadonlyMap<number, string>, id: number | undefined): string | undefined =>
  id === undefined ? undefined : (names.get(id) ?? alertsMessages['alerts.lost'].th);

const toNamesById = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));

/** All data stored about the alerts of an e-mail, for the export of personal data. */
export async function findAlertData(email: string) {
  const address = await db.alertAddress.findUnique({
    where: { email },
    select: { createdAt: true, alerts: { select: { ...alertColumns, items: { select: sentItemColumns } } } },
  });
  if (!address) return undefined;
  const { createdAt, alerts } = address;
  return { email, since: createdAt, alerts: alerts.map(({ id: _own, ...alert }) => alert) };
}
const sentItemColumns = { newsId: true, publicAt: true, mailedAt: true } as const satisfies Prisma.AlertItemSelect;

const counts = z.array(z.object({ rhythm: z.enum(['now', 'daily', 'weekly']), count: z.number() }));

/** Number of active alerts by rhythm, for the administrator. */
export async function countAlerts(): Promise<Record<'now' | 'daily' | 'weekly', number>> {
  const rows = await db.$queryRaw`
    SELECT rhythm::text, count(*)::int AS count FROM alert
    WHERE confirmed_at IS NOT NULL AND stopped_at IS NULL GROUP BY rhythm`;
  const found = new Map(counts.parse(rows).map(({ rhythm, count }) => [rhythm, count]));
  return { now: found.get('now') ?? 0, daily: found.get('daily') ?? 0, weekly: found.get('weekly') ?? 0 };
}

/**
 * Resolves a typed office: an open one with that full or short name, else the only one whose name contains the text.
 *
 * @param asked the id in the page's URL, which decides between offices of the same name
 * @returns undefined for empty input
 * @throws AppError 'invalid' at the field `office` if none or several match
 */
export async function findTypedOffice(typed: string, asked?: string): Promise<number | undefined> {
  const [needle, name] = [toSearchText(typed), typed.trim()];
  if (name === '') return undefined;
  // Case-insensitive `equals` becomes ILIKE, in which a typed % would be a wildcard.
  const whole = { equals: escapeLike(name), mode: 'insensitive' } as const;
  const same = await listOpenOffices({ OR: [{ name: whole }, { shortName: whole }] });
  const found =
    same.length > 0 || needle === '' ? same : await listOpenOffices({ nameSearch: { contains: escapeLike(needle) } });
  const chosen = found.length > 1 ? found.find(({ id }) => id === readId(asked)) : found[0];
  if (chosen) return chosen.id;
  throw createFieldError('office', alertsMessages[found.length === 0 ? 'alerts.noOffice' : 'alerts.manyOffices']);
}

const MAX_SAME_NAMES = 20;
const listOpenOffices = (where: Prisma.OrganisationWhereInput) =>
  db.organisation.findMany({ where: { ...where, status: 'open' }, select: { id: true }, take: MAX_SAME_NAMES });
