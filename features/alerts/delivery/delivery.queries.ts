import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { sections } from '@/features/news/categories/categories.schema';
import { narrowReadings, publicSql } from '@/features/news/filter/filter.queries';
import { type AlertFilter, alertFilter, type SearchLevel, type Term } from '@/features/news/filter/filter.schema';
import { listSearchLevels } from '@/features/news/filter/terms.queries';
import type { Transaction } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getSingleton } from '@/lib/process/singleton';
import { MINUTE_MS } from '@/lib/time/units';
import { matchesFilter } from '../alerts.rules';
import { type AlertFrequency, alertFrequencies } from '../alerts.schema';
import { type DueItem, getLastSlot } from './delivery.rules';

/** Batch size of items per step. */
const ITEM_BATCH = 50;
/** Batch size of addresses per step, each with all its alerts, so that no address gets an item twice. */
export const ADDRESS_BATCH = 200;

const newItem = z.object({
  id: z.number(),
  due: z.date(),
  section: z.enum(sections),
  categoryId: z.number(),
  organisationId: z.number(),
  provinceId: z
    .number()
    .nullable()
    .transform((id) => id ?? undefined),
  publishAt: z.date(),
  topicSearch: z.string(),
  textSearch: z.string(),
});
/** A newly public item that has not been matched with alerts; `due` is the time at which it became public. */
export type NewItem = z.infer<typeof newItem>;

/** Public items that have not been matched, oldest first; the rows are locked against other instances. */
export async function listNewItems(tx: Transaction, now: Date): Promise<NewItem[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT n.id, w.due, n.section, n.category_id AS "categoryId", n.organisation_id AS "organisationId",
      o.province_id AS "provinceId", n.publish_at AS "publishAt", n.topic_search AS "topicSearch",
      n.text_search AS "textSearch"
    FROM news_outing w JOIN news n ON n.id = w.news_id JOIN organisation o ON o.id = n.organisation_id
    WHERE w.taken_at IS NULL AND w.due <= ${now} AND ${publicSql(now)}
    ORDER BY w.due, w.news_id LIMIT ${ITEM_BATCH} FOR UPDATE OF w SKIP LOCKED`;
  return z.array(newItem).parse(rows);
}

const alertRow = z.object({ id: z.number(), confirmedAt: z.date(), filter: alertFilter });
type AlertMatch = { alertId: number; newsId: number; publicAt: Date };

/** Matches items with active alerts: those confirmed before the item became public whose filter it matches. */
export async function listAlertMatches(tx: Transaction, items: readonly NewItem[]): Promise<AlertMatch[]> {
  const within = (name: string, ids: readonly (number | undefined)[]) =>
    Prisma.sql`(filter->>${name} IS NULL OR (filter->>${name})::int = ANY(${ids.filter((id) => id !== undefined)}::int[]))`;
  const rows: unknown = await tx.$queryRaw`
    SELECT id, confirmed_at AS "confirmedAt", filter FROM alert
    WHERE confirmed_at IS NOT NULL AND stopped_at IS NULL
      AND ${within(
        'categoryId',
        items.map(({ categoryId }) => categoryId),
      )}
      AND ${within(
        'organisationId',
        items.map(({ organisationId }) => organisationId),
      )}
      AND ${within(
        'provinceId',
        items.map(({ provinceId }) => provinceId),
      )}`;
  const alerts = z.array(alertRow).parse(rows);
  const getLevels = await createLevelsGetter(alerts.map(({ filter }) => filter.search));
  const matches: AlertMatch[] = [];
  for (const { id, confirmedAt, filter } of alerts) {
    const levels = getLevels(filter.search);
    const due = items.filter((item) => confirmedAt <= item.due && matchesFilter(item, filter, listPrecise(levels)));
    const readings = due.length > 0 ? await resolveMemoised(filter, levels) : [];
    const fitting = due.filter((item) => matchesFilter(item, filter, readings));
    matches.push(...fitting.map((item) => ({ alertId: id, newsId: item.id, publicAt: item.due })));
  }
  return matches;
}

/** The widest readings of a search that alerts ever use. */
const listPrecise = (levels: readonly SearchLevel[]) =>
  levels.filter(({ tier }) => tier !== 'some').map(({ terms }) => terms);

/**
 * Readings of the alerts' searches: as typed, or word by word if that has too few hits. Only searches that an item fits
 * are looked up, and remembered for a while, as a few items more or less hardly change the answer.
 */
const getReadings = () =>
  getSingleton('alerts.readings', () => new LRUCache<string, readonly Term[][]>({ max: 5_000, ttl: 10 * MINUTE_MS }));

async function resolveMemoised(filter: AlertFilter, levels: readonly SearchLevel[]): Promise<readonly Term[][]> {
  if (levels.length === 1) return levels.map(({ terms }) => [...terms]);
  const key = JSON.stringify([filter, levels]);
  const known = getReadings().get(key);
  if (known) return known;
  const readings = await narrowReadings(filter, levels);
  getReadings().set(key, readings);
  return readings;
}

/** Loads the levels of many searches, with their synonyms, in one query. */
async function createLevelsGetter(searches: readonly (string | undefined)[]) {
  const distinct = [...new Set(searches.map((search) => search ?? ''))];
  const levels = await listSearchLevels(distinct);
  const bySearch = new Map(distinct.map((search, index) => [search, levels[index]]));
  return (search = ''): readonly SearchLevel[] => bySearch.get(search) ?? [];
}

/** SQL condition over `alert a`, `alert_item i` and `news n`: the item is due to be mailed. */
export function buildDueSql(now: Date): Prisma.Sql {
  const slot = (rhythm: AlertFrequency) => {
    const at = getLastSlot(rhythm, now);
    const gathered = Prisma.sql`AND i.public_at <= ${at} AND (a.last_sent_at IS NULL OR a.last_sent_at < ${at})`;
    return Prisma.sql`(a.rhythm = ${rhythm}::alert_rhythm ${rhythm === 'now' ? Prisma.empty : gathered})`;
  };
  return Prisma.sql`
    i.mailed_at IS NULL AND a.confirmed_at IS NOT NULL AND a.stopped_at IS NULL AND ${publicSql(now)}
    AND (${Prisma.join(alertFrequencies.map(slot), ' OR ')})`;
}

const dueRow = z.object({ addressId: z.number(), alertId: z.number(), newsId: z.number() });

/** Due items of the addresses that have waited longest; newest first within each alert. */
export async function listDueItems(tx: Transaction, now: Date): Promise<DueItem[]> {
  const from = Prisma.sql`
    alert_item i JOIN alert a ON a.id = i.alert_id JOIN news n ON n.id = i.news_id WHERE ${buildDueSql(now)}`;
  const rows: unknown = await tx.$queryRaw`
    WITH chosen AS (
      SELECT a.address_id FROM ${from} GROUP BY a.address_id
      ORDER BY min(i.public_at), a.address_id LIMIT ${ADDRESS_BATCH})
    SELECT a.address_id AS "addressId", i.alert_id AS "alertId", i.news_id AS "newsId"
    FROM ${from} AND a.address_id IN (SELECT address_id FROM chosen)
    ORDER BY i.alert_id, n.publish_at DESC, n.id DESC`;
  return z.array(dueRow).parse(rows);
}
