import { z } from 'zod';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import type { Section } from './categories/categories.schema';
import { ALL_ORGANISATIONS, type IdPage, MAIN_LEVEL, MAIN_NEWS, type TallyScope } from './tally.schema';

const pageRow = z.array(z.object({ total: z.number(), ids: z.array(z.number()) })).length(1);

/** Condition for public items of `news n` at `now`, except for the category; phrased to match the partial indexes. */
export const publishedSql = (now: Date): Prisma.Sql => Prisma.sql`
  n.status = 'allow' AND n.deleted_at IS NULL AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})`;

/** CTE `shown` with the visible categories of a scope: one row with one array. */
export const visibleCategoriesSql = (scope: TallyScope): Prisma.Sql => Prisma.sql`
  shown AS MATERIALIZED (SELECT ARRAY(SELECT id FROM category WHERE visible
    ${scope.categoryId === undefined ? Prisma.empty : Prisma.sql`AND id = ${scope.categoryId}`}
    ${isOfSection(scope) ? Prisma.sql`AND section = ${scope.section ?? 'news'}::section` : Prisma.empty}) AS ids)`;

const isOfSection = ({ categoryId, organisationId, whole }: TallyScope): boolean =>
  categoryId === undefined && organisationId === undefined && !whole;

/** Condition that an item of `news n` is in a scope; needs the CTE `shown`. */
export function scopeSql({ section, categoryId, organisationId, main, whole }: TallyScope): Prisma.Sql {
  const parts: [unknown, Prisma.Sql][] = [
    [organisationId, Prisma.sql`n.organisation_id = ${organisationId}`],
    [categoryId, Prisma.sql`n.category_id = ${categoryId}`],
    [main, Prisma.sql`n.approve_level >= ${MAIN_LEVEL}`],
    [
      isOfSection({ categoryId, organisationId, whole }) || undefined,
      Prisma.sql`n.section = ${section ?? 'news'}::section`,
    ],
    [true, Prisma.sql`n.category_id = ANY ((SELECT ids FROM shown)::int[])`],
  ];
  return Prisma.join(
    parts.flatMap(([asked, sql]) => (asked === undefined ? [] : [sql])),
    ' AND ',
  );
}

/** Time span of a tally row of a scope, as a PostgreSQL unit. */
const getSpan = ({ organisationId }: TallyScope): 'month' | 'year' => (organisationId === undefined ? 'month' : 'year');

/**
 * CTEs with the number of public items per span of a scope. It uses the tally of items without an end, which ignores
 * publication times; items still to come are subtracted one by one, and public items with a future end are added.
 */
function spansSql(scope: TallyScope, now: Date): Prisma.Sql {
  const kept = Prisma.sql`t.scope = ${scope.organisationId ?? (scope.main ? MAIN_NEWS : ALL_ORGANISATIONS)}::int AND t.status = 'allow' AND NOT t.ends
    AND t.category_id = ANY ((SELECT ids FROM shown)::int[])`;
  const start = Prisma.sql`date_trunc(${getSpan(scope)}, n.publish_at AT TIME ZONE 'Asia/Bangkok')::date`;
  const listed = Prisma.sql`n.status = 'allow' AND n.deleted_at IS NULL AND ${scopeSql(scope)}`;
  return Prisma.sql`${visibleCategoriesSql(scope)}, spans AS MATERIALIZED (
    SELECT starts, sum(items)::int AS items FROM (
      SELECT t.starts, t.items FROM news_tally t WHERE ${kept}
      UNION ALL SELECT t.starts, t.items FROM news_tally_change t WHERE ${kept}
      UNION ALL SELECT ${start}, -1 FROM news n WHERE ${listed} AND n.publish_at > ${now} AND n.unpublish_at IS NULL
      UNION ALL SELECT ${start}, 1 FROM news n WHERE ${listed} AND n.unpublish_at > ${now} AND n.publish_at <= ${now}
    ) each GROUP BY starts)`;
}

const totalSql = Prisma.sql`(SELECT COALESCE(sum(items), 0)::int FROM spans)`;

/**
 * A page of a public list by publication time, with the list's length. Whole months (for an organisation, years) before
 * the page are skipped by means of the tally, so that the last page costs as much as the first.
 *
 * @param window `descending` for newest first; equal times are sorted by id, descending
 */
export async function listIdsByDate(
  scope: TallyScope,
  { skip, take, descending }: { skip: number; take: number; descending: boolean },
  now = getCurrentTime(),
): Promise<IdPage> {
  const order = descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const edge = descending
    ? Prisma.sql`n.publish_at < (SELECT (starts + ${`1 ${getSpan(scope)}`}::interval) AT TIME ZONE 'Asia/Bangkok' FROM place)`
    : Prisma.sql`n.publish_at >= (SELECT starts::timestamp AT TIME ZONE 'Asia/Bangkok' FROM place)`;
  const rows = await db.$queryRaw`
    WITH ${spansSql(scope, now)}, place AS MATERIALIZED (
      SELECT starts, ${skip}::int - before AS skip FROM (
        SELECT starts, items, sum(items) OVER (ORDER BY starts ${order}) - items AS before FROM spans WHERE items > 0) s
      WHERE before <= ${skip}::int ORDER BY before DESC LIMIT 1)
    SELECT ${totalSql} AS total, ARRAY(
      SELECT n.id FROM news n WHERE ${publishedSql(now)} AND ${scopeSql(scope)} AND ${edge}
      ORDER BY n.publish_at ${order}, n.id DESC LIMIT ${take} OFFSET (SELECT skip FROM place)) AS ids`;
  return toIdPage(rows);
}

/** Length of a public list. */
export async function countInScope(scope: TallyScope, now = getCurrentTime()): Promise<number> {
  return toIdPage(await db.$queryRaw`SELECT ${scopeTotalSql(scope, now)} AS total, '{}'::int[] AS ids`).total;
}

/** Length of a public list, as a subquery. */
export const scopeTotalSql = (scope: TallyScope, now: Date): Prisma.Sql =>
  Prisma.sql`(WITH ${spansSql(scope, now)} SELECT ${totalSql})`;

/** Number of public items of a month in Thai time, as a subquery; `first` is its first day. */
export const monthTotalSql = (scope: TallyScope, first: string, now: Date): Prisma.Sql =>
  Prisma.sql`(WITH ${spansSql(scope, now)} SELECT COALESCE(sum(items), 0)::int FROM spans WHERE starts = ${first}::date)`;

/** Number of public items per month in Thai time, as a subquery with `starts` (the first day) and `items`. */
export const monthTotalsSql = (scope: TallyScope, now: Date): Prisma.Sql =>
  Prisma.sql`(WITH ${spansSql(scope, now)} SELECT starts, items FROM spans WHERE items > 0)`;

const tallyRows = z.array(z.object({ categoryId: z.number(), status: z.string(), items: z.number() }));

type Tallied = { organisationIds?: readonly number[]; categoryId?: number };

/**
 * Number of items per category and status, public or not, without the bin: a query with `category_id`, `status`, `items`.
 *
 * @param organisationIds undefined for all organisations
 */
export function talliedSql(section: Section, { organisationIds, categoryId }: Tallied = {}): Prisma.Sql {
  const kept = Prisma.sql`t.scope = ANY (${organisationIds ?? [ALL_ORGANISATIONS]}::int[]) AND t.category_id IN (
    SELECT id FROM category WHERE section = ${section}::section
      ${categoryId === undefined ? Prisma.empty : Prisma.sql`AND id = ${categoryId}`})`;
  return Prisma.sql`
    SELECT category_id, status::text AS status, sum(items)::int AS items FROM (
      SELECT t.category_id, t.status, t.items FROM news_tally t WHERE ${kept}
      UNION ALL SELECT t.category_id, t.status, t.items FROM news_tally_change t WHERE ${kept}) t
    GROUP BY 1, 2 HAVING sum(items) > 0`;
}

/** Number of items per category and status, as `talliedSql` counts them. */
export async function countTallied(section: Section, within: Tallied = {}) {
  return tallyRows.parse(
    await db.$queryRaw`SELECT category_id AS "categoryId", status, items FROM (${talliedSql(section, within)}) t`,
  );
}

const driftRows = z.array(
  z.object({ scope: z.number(), categoryId: z.number(), kept: z.number(), counted: z.number() }),
);

/** Differences between the tally and a full count; none unless a write bypassed the triggers of `news`. */
export async function listDrift() {
  return driftRows.parse(
    await db.$queryRaw`SELECT scope, category_id AS "categoryId", kept, counted FROM news_tally_drift LIMIT 100`,
  );
}

/** Parses the single row of a page of ids. */
export function toIdPage(rows: unknown): IdPage {
  const [row] = pageRow.parse(rows);
  if (!row) throw new Error('a query without FROM has one row');
  return row;
}

/** Categories of an organisation's items in any state, the most used first; those of no item are left out. */
export async function listUsualCategoryIds(organisationId: number): Promise<number[]> {
  const rows = await db.$queryRaw`
    SELECT category_id AS id FROM (
      SELECT category_id, items FROM news_tally WHERE scope = ${organisationId}::int
      UNION ALL SELECT category_id, items FROM news_tally_change WHERE scope = ${organisationId}::int
    ) each GROUP BY category_id HAVING sum(items) > 0 ORDER BY sum(items) DESC, category_id`;
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id);
}
