import { z } from 'zod';
import { nameFilter } from '@/features/news/filter/filter.rules';
import { type AlertFilter, alertFilter } from '@/features/news/filter/filter.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { readId } from '@/lib/list/list';
import { escapeLike, searchText } from '@/lib/text/search-text';
import { currentMs } from '@/lib/time/current-time';
import { alertsMessages } from './alerts.messages';
import { MINE_DAYS, MOST_ALERTS, type OwnAlert, STOPPED_DAYS } from './alerts.schema';
import { isMark, makeMark, readMark } from './tokens';

const DAY_MS = 86_400_000;

/** An address as its links need it. */
type Address = { id: number; secret: Uint8Array };
type Reader = Pick<Transaction, 'alertAddress' | 'alert'>;

/** The refusal of a link that opens nothing. */
export const deadLink = () => new AppError('missing', 'alerts.deadLink');
/** An alert that is sent. */
export const isActive = { confirmedAt: { not: null }, stoppedAt: null } as const satisfies Prisma.AlertWhereInput;

/** Throws AppError 'conflict' when an address has as many active alerts as it may. */
export async function assertRoom(tx: Transaction, addressId: number): Promise<void> {
  const active = await tx.alert.count({ where: { addressId, ...isActive } });
  if (active >= MOST_ALERTS) throw new AppError('conflict', 'alerts.tooMany');
}

const alertColumns = {
  id: true,
  filter: true,
  rhythm: true,
  createdAt: true,
  confirmedAt: true,
  stoppedAt: true,
  lastSentAt: true,
} as const satisfies Prisma.AlertSelect;
type AlertRow = Prisma.AlertGetPayload<{ select: typeof alertColumns }>;

/** The addresses in a mail: to stop one alert with a page, with one click of the mail program, and to see all of them. */
export function linksOf(alertId: number, address: Address, now = currentMs()) {
  const stop = makeMark('stop', alertId, address.secret);
  return {
    stopLink: `${env.SITE_URL}/alerts/stop/?token=${stop}`,
    oneClickLink: `${env.SITE_URL}/api/v1/alerts/stop?token=${stop}`,
    manageLink: `${env.SITE_URL}${mineHref(address, now)}`,
  };
}

/** The page of all alerts of an address, by a link that is good for 30 days. */
export const mineHref = ({ id, secret }: Address, now = currentMs()): string =>
  `/alerts/mine/?token=${makeMark('mine', id, secret, now + MINE_DAYS * DAY_MS)}`;

/** The address whose page of alerts a link opens; undefined for a dead link. */
export async function findByMineLink(token: string, tx: Reader = db) {
  const id = readMark(token);
  const address = id === undefined ? null : await tx.alertAddress.findUnique({ where: { id } });
  return address && isMark('mine', token, address.secret) ? address : undefined;
}

/** The alert that a link confirms or stops; undefined for a dead link. */
export async function findByAlertLink(purpose: 'confirm' | 'stop', token: string, tx: Reader = db) {
  const id = readMark(token);
  const alert = id === undefined ? null : await tx.alert.findUnique({ where: { id }, include: { address: true } });
  return alert && isMark(purpose, token, alert.address.secret) ? alert : undefined;
}

/** What the page behind a mail's link says of its one alert. Only a fresh link leads on to all alerts of its address. */
export async function readLinkedAlert(purpose: 'confirm' | 'stop', token: string) {
  const alert = await findByAlertLink(purpose, token);
  if (!alert) return undefined;
  const [shown] = await toOwnAlerts([alert]);
  const manageHref = purpose === 'confirm' ? mineHref(alert.address) : undefined;
  return shown && { ...shown, confirmed: alert.confirmedAt !== null, manageHref };
}

/** The alerts of the address that a link names, stopped ones last; undefined for a dead link. */
export async function listLinkedAlerts(token: string): Promise<OwnAlert[] | undefined> {
  const address = await findByMineLink(token);
  return address && listShown({ addressId: address.id });
}

/** A member's alerts, stopped ones last: those of the account and those of its e-mail. Nothing for anybody else. */
export async function listOwnAlerts(viewer: Viewer): Promise<OwnAlert[]> {
  return can(viewer, 'alerts.own') ? listShown(ownedBy(viewer)) : [];
}

/** Which alerts belong to a member. */
export const ownedBy = ({ accountId = 0, email }: Viewer): Prisma.AlertWhereInput => ({
  OR: [{ accountId }, ...(email === undefined ? [] : [{ address: { email } }])],
});

async function listShown(where: Prisma.AlertWhereInput): Promise<OwnAlert[]> {
  const since = new Date(currentMs() - STOPPED_DAYS * DAY_MS);
  const rows = await db.alert.findMany({
    where: {
      AND: [where, { confirmedAt: { not: null } }, { OR: [{ stoppedAt: null }, { stoppedAt: { gt: since } }] }],
    },
    select: alertColumns,
    orderBy: [{ stoppedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
  });
  return toOwnAlerts(rows);
}

async function toOwnAlerts(rows: readonly AlertRow[]): Promise<OwnAlert[]> {
  const filters = rows.map(({ filter }) => alertFilter.parse(filter));
  const nameOf = await readNamesOf(filters);
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

/** What many filters are called in Thai, read in three queries. */
export async function readNamesOf(filters: readonly AlertFilter[]): Promise<(filter: AlertFilter) => string> {
  const ids = (pick: (filter: AlertFilter) => number | undefined) => [
    ...new Set(filters.flatMap((filter) => pick(filter) ?? [])),
  ];
  const asked = (list: number[]) => ({ where: { id: { in: list } }, select: { id: true, name: true } });
  const [categories, organisations, provinces] = await Promise.all([
    db.category.findMany(asked(ids(({ categoryId }) => categoryId))).then(byId),
    db.organisation.findMany(asked(ids(({ organisationId }) => organisationId))).then(byId),
    db.province.findMany(asked(ids(({ provinceId }) => provinceId))).then(byId),
  ]);
  return (filter) =>
    nameFilter(filter, {
      category: nameIn(categories, filter.categoryId),
      organisation: nameIn(organisations, filter.organisationId),
      province: nameIn(provinces, filter.provinceId),
    });
}

/** What was deleted since is said to be, or the filter would seem to be wider than it is. */
const nameIn = (names: ReadonlyMap<number, string>, id: number | undefined): string | undefined =>
  id === undefined ? undefined : (names.get(id) ?? alertsMessages['alerts.lost'].th);

const byId = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));

/** Everything that is kept about the alerts of an e-mail, for who asks what is kept about them. */
export async function alertsOf(email: string) {
  const address = await db.alertAddress.findUnique({
    where: { email },
    select: { createdAt: true, alerts: { select: { ...alertColumns, items: { select: sentColumns } } } },
  });
  if (!address) return undefined;
  const { createdAt, alerts } = address;
  return { email, since: createdAt, alerts: alerts.map(({ id: _own, ...alert }) => alert) };
}
const sentColumns = { newsId: true, publicAt: true, mailedAt: true } as const satisfies Prisma.AlertItemSelect;

const counts = z.array(z.object({ rhythm: z.enum(['now', 'daily', 'weekly']), count: z.number() }));

/** How many alerts are active, by rhythm, for the administrator. */
export async function countAlerts(): Promise<Record<'now' | 'daily' | 'weekly', number>> {
  const rows = await db.$queryRaw`
    SELECT rhythm::text, count(*)::int AS count FROM alert
    WHERE confirmed_at IS NOT NULL AND stopped_at IS NULL GROUP BY rhythm`;
  const found = new Map(counts.parse(rows).map(({ rhythm, count }) => [rhythm, count]));
  return { now: found.get('now') ?? 0, daily: found.get('daily') ?? 0, weekly: found.get('weekly') ?? 0 };
}

/**
 * The open office that somebody typed: by its whole name or short name, else the only one whose names have these letters.
 *
 * @param asked the id that the page was opened for, which decides between offices of the same name
 * @returns undefined for nothing typed
 * @throws AppError 'invalid' at the field `office` when there is none or more than one
 */
export async function chooseOffice(typed: string, asked?: string): Promise<number | undefined> {
  const [needle, name] = [searchText(typed), typed.trim()];
  if (name === '') return undefined;
  // Without regard to case means ILIKE, to which a typed % is a wildcard.
  const whole = { equals: escapeLike(name), mode: 'insensitive' } as const;
  const same = await listOpen({ OR: [{ name: whole }, { shortName: whole }] });
  const found =
    same.length > 0 || needle === '' ? same : await listOpen({ nameSearch: { contains: escapeLike(needle) } });
  const chosen = found.length > 1 ? found.find(({ id }) => id === readId(asked)) : found[0];
  if (chosen) return chosen.id;
  const office = found.length === 0 ? 'alerts.noOffice' : 'alerts.manyOffices';
  throw new AppError('invalid', 'errors.invalid', { office });
}

const SAME_NAMES = 20;
const listOpen = (where: Prisma.OrganisationWhereInput) =>
  db.organisation.findMany({ where: { ...where, status: 'open' }, select: { id: true }, take: SAME_NAMES });
