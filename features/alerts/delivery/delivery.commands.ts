import { filterParams } from '@/features/news/filter/filter.rules';
import { alertFilter } from '@/features/news/filter/filter.schema';
import { newsHref } from '@/features/news/news.rules';
import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { enqueueMails, type OutgoingMail } from '@/lib/mail/outbox';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { buildAlertLinks, createFilterNamer } from '../alerts.queries';
import { ALERT_NEWS_DAYS } from '../alerts.schema';
import { ADDRESS_BATCH, listAlertMatches, listDueItems, listNewItems } from './delivery.queries';
import { type MailShare, shareOutItems } from './delivery.rules';

/** Advisory lock: only one instance processes alerts at a time. */
const ALERTS_LOCK = 7_201_045;
const STEP_TIMEOUT_MS = 30_000;
/** Time budget of one round in which new steps may begin. */
const ROUND_MS = 10_000;
/** Maximum number of items in one mail; a link leads to the others. */
const ITEMS_IN_MAIL = 20;
/** Outbox limit: with this many alert mails waiting, no more are written. */
const MAX_WAITING = 1_000;

/** Number of old items that one step marks: a site may get a million of them at once, as by a bulk load. */
export const OLD_BATCH = 1_000;

type Step = { written: number; more: boolean };

/**
 * Mails newly public items to the matching alerts: first stores which alerts each item matches, then writes the mails
 * that are due. Each step is a transaction that begins where the last one ended, so nothing is missed or mailed twice
 * after an interruption or hours without a run, or on several instances.
 *
 * @returns number of mails put into the outbox
 */
export async function sendAlerts(now = getCurrentTime(), budget = ROUND_MS): Promise<number> {
  const end = performance.now() + budget;
  await repeatUntil(() => runLocked((tx) => matchBatch(tx, now)), end);
  return repeatUntil(() => runLocked((tx) => mailBatch(tx, now)), end);
}

async function repeatUntil(run: () => Promise<Step>, end: number): Promise<number> {
  let written = 0;
  for (;;) {
    const step = await run();
    written += step.written;
    if (!step.more || performance.now() > end) return written;
  }
}

function runLocked(run: (tx: Transaction) => Promise<Step>): Promise<Step> {
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ got: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${ALERTS_LOCK}::bigint) AS got`;
      return lock?.got ? run(tx) : { written: 0, more: false };
    },
    { timeout: STEP_TIMEOUT_MS },
  );
}

/** Matches new items with the alerts. Items older than `ALERT_NEWS_DAYS` are marked as done without matching. */
async function matchBatch(tx: Transaction, now: Date): Promise<Step> {
  const past = new Date(now.getTime() - ALERT_NEWS_DAYS * DAY_MS);
  const old = await tx.$executeRaw`
    UPDATE news_outing w SET taken_at = ${now}
    FROM (SELECT w.news_id FROM news_outing w JOIN news n ON n.id = w.news_id
      WHERE w.taken_at IS NULL AND w.due <= ${now} AND n.publish_at < ${past} LIMIT ${OLD_BATCH}) o
    WHERE w.news_id = o.news_id`;
  if (old === OLD_BATCH) return { written: 0, more: true };
  const items = await listNewItems(tx, now);
  if (items.length === 0) return { written: 0, more: false };
  const fits = await listAlertMatches(tx, items);
  await tx.$executeRaw`
    INSERT INTO alert_item (alert_id, news_id, public_at)
    SELECT * FROM unnest(${fits.map(({ alertId }) => alertId)}::int[], ${fits.map(({ newsId }) => newsId)}::int[],
      ${fits.map(({ publicAt }) => publicAt)}::timestamptz[])
    ON CONFLICT DO NOTHING`;
  const newsId = { in: items.map(({ id }) => id) };
  await tx.newsOuting.updateMany({ where: { newsId }, data: { takenAt: now } });
  return { written: fits.length, more: true };
}

/** Writes the mails that are due, each item once per address, unless the outbox is full. */
async function mailBatch(tx: Transaction, now: Date): Promise<Step> {
  const waiting = await tx.mailMessage.count({
    where: { template: 'alert-items', status: { in: ['waiting', 'sending'] } },
  });
  if (waiting >= MAX_WAITING) return { written: 0, more: false };
  const due = await listDueItems(tx, now);
  if (due.length === 0) return { written: 0, more: false };
  const orders = await toMailOrders(tx, shareOutItems(due), now);
  await enqueueMails(tx, orders);
  await tx.$executeRaw`
    UPDATE alert_item i SET mailed_at = ${now}
    FROM unnest(${due.map(({ alertId }) => alertId)}::int[], ${due.map(({ newsId }) => newsId)}::int[]) AS d (alert_id, news_id)
    WHERE i.alert_id = d.alert_id AND i.news_id = d.news_id`;
  await tx.alert.updateMany({ where: { id: { in: due.map(({ alertId }) => alertId) } }, data: { lastSentAt: now } });
  const addresses = new Set(due.map(({ addressId }) => addressId));
  return { written: orders.length, more: addresses.size === ADDRESS_BATCH };
}

async function toMailOrders(tx: Transaction, shares: readonly MailShare[], now: Date): Promise<OutgoingMail[]> {
  const shown = shares.flatMap(({ newsIds }) => newsIds.slice(0, ITEMS_IN_MAIL));
  const named = shares.flatMap(({ alertId, also }) => [alertId, ...also]);
  const [rows, alerts] = [
    await tx.news.findMany({ where: { id: { in: [...new Set(shown)] } }, select: newsColumns }),
    await tx.alert.findMany({ where: { id: { in: [...new Set(named)] } }, include: { address: true } }),
  ];
  const news = new Map(rows.map((row) => [row.id, toMailItem(row)]));
  const known = new Map(alerts.map((alert) => [alert.id, { ...alert, filter: alertFilter.parse(alert.filter) }]));
  const nameOf = await createFilterNamer([...known.values()].map(({ filter }) => filter));
  const nameAll = (ids: readonly number[]) =>
    ids.flatMap((id) => known.get(id) ?? []).map(({ filter }) => toMailLine(nameOf(filter)));
  return shares.flatMap(({ alertId, newsIds, also }): OutgoingMail[] => {
    const alert = known.get(alertId);
    if (!alert) return [];
    const { rhythm, address, filter } = alert;
    const items = newsIds.slice(0, ITEMS_IN_MAIL).flatMap((id) => news.get(id) ?? []);
    const links = {
      ...buildAlertLinks(alertId, address, now.getTime()),
      listLink: `${env.SITE_URL}/search/?${filterParams(filter)}`,
    };
    const more = newsIds.length - items.length;
    const data = { about: toMailLine(nameOf(filter)), also: nameAll(also), rhythm, items, more, ...links };
    // An item is mailed once per alert, so alert and first item make a unique key.
    return [{ template: 'alert-items', to: address.email, key: `alert:${alertId}:${newsIds[0]}`, data }];
  });
}

const newsColumns = {
  ...{ id: true, section: true, topic: true, publishAt: true },
  ...{ category: { select: { name: true } }, organisation: { select: { name: true } } },
} as const;
type NewsRow = Prisma.NewsGetPayload<{ select: typeof newsColumns }>;

const toMailItem = ({ id, section, topic, publishAt, category, organisation }: NewsRow) => ({
  topic: toMailLine(topic),
  category: toMailLine(category.name),
  organisation: toMailLine(organisation.name),
  at: publishAt.toISOString(),
  link: `${env.SITE_URL}${newsHref({ id, section })}`,
});
