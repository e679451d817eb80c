import { z } from 'zod';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import type { Section } from './categories/categories.schema';
import { ALL_ORGANISATIONS, type IdPage, MAIN_LEVEL, MAIN_NEWS, type TallyScope } from './tally.schema';

const pageRow = z.array(z.object({ total: z.number(), ids: z.array(z.number()) })).length(1);

/** What makes an item of `news n` public at a moment, but for its category; in words that the partial indexes know. */
export const publishedSql = (now: Date): Prisma.Sql => Prisma.sql`
  n.status = 'allow' AND n.deleted_at IS NULL AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})`;

/** The visible categories of a scope, as a table for `WITH`: one row, one array. */
export const visibleCategoriesSql = (scope: TallyScope): Prisma.Sql => Prisma.sql`
  shown AS MATERIALIZED (SELECT ARRAY(SELECT id FROM category WHERE visible
    ${scope.categoryId === undefined ? Prisma.empty : Prisma.sql`AND id = ${scope.categoryId}`}
    ${isOfSection(scope) ? Prisma.sql`AND section = ${scope.section ?? 'news'}::section` : Prisma.empty}) AS ids)`;

const isOfSection = ({ categoryId, organisationId, whole }: TallyScope): boolean =>
  categoryId === undefined && organisationId === undefined && !whole;

/** That an item of `news n` is in a scope; needs the table `shown`. */
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

/** The span of time of one kept figure of a scope, as PostgreSQL names it. */
const getSpan = ({ organisationId }: TallyScope): 'month' | 'year' => (organisationId === undefined ? 'month' : 'year');

/**
 * How many public items each span of a scope has, as tables for `WITH`. Kept are the items that have no end, whenever they
 * are due; those still to come are taken off, and those with an end that is still to come are added, one by one.
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
 * A part of a public list by the time of publication, and the list's length. Whole months (of an organisation, years) before
 * the part are skipped by their kept figures, so that the last page costs what the first one does.
 *
 * @param window `descending` for newest first; equal times come by id, the larger first
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

/** How long a public list is. */
export async function countInScope(scope: TallyScope, now = getCurrentTime()): Promise<number> {
  return toIdPage(await db.$queryRaw`SELECT ${scopeTotalSql(scope, now)} AS total, '{}'::int[] AS ids`).total;
}

/** The same as a piece of a query. */
export const scopeTotalSql = (scope: TallyScope, now: Date): Prisma.Sql =>
  Prisma.sql`(WITH ${spansSql(scope, now)} SELECT ${totalSql})`;

/** How many public items a month has, in Thailand; `first` is its first day. */
export const monthTotalSql = (scope: TallyScope, first: string, now: Date): Prisma.Sql =>
  Prisma.sql`(WITH ${spansSql(scope, now)} SELECT COALESCE(sum(items), 0)::int FROM spans WHERE starts = ${first}::date)`;

/** How many public items each month of a scope has, in Thailand, as a table of `starts` (its first day) and `items`. */
export const monthTotalsSql = (scope: TallyScope, now: Date): Prisma.Sql =>
  Prisma.sql`(WITH ${spansSql(scope, now)} SELECT starts, items FROM spans WHERE items > 0)`;

const tallyRows = z.array(z.object({ categoryId: z.number(), status: z.string(), items: z.number() }));

/**
 * How many items there are of each category in each state, whatever readers see of them; without what is in the bin.
 *
 * @param organisationIds undefined for all organisations
 */
export async function countTallied(
  section: Section,
  { organisationIds, categoryId }: { organisationIds?: readonly number[]; categoryId?: number } = {},
) {
  const kept = Prisma.sql`t.scope = ANY (${organisationIds ?? [ALL_ORGANISATIONS]}::int[]) AND t.category_id IN (
    SELECT id FROM category WHERE section = ${section}::section
      ${categoryId === undefined ? Prisma.empty : Prisma.sql`AND id = ${categoryId}`})`;
  return tallyRows.parse(
    await db.$queryRaw`
    SELECT category_id AS "categoryId", status::text AS status, sum(items)::int AS items FROM (
      SELECT t.category_id, t.status, t.items FROM news_tally t WHERE ${kept}
      UNION ALL SELECT t.category_id, t.status, t.items FROM news_tally_change t WHERE ${kept}) t
    GROUP BY 1, 2 HAVING sum(items) > 0`,
  );
}

const driftRows = z.array(
  z.object({ scope: z.number(), categoryId: z.number(), kept: z.number(), counted: z.number() }),
);

/** Where the kept figures and a count of all items differ; nothing, unless somebody wrote past the triggers of `news`. */
export async function listDrift() {
  return driftRows.parse(
    await db.$queryRaw`SELECT scope, category_id AS "categoryId", kept, counted FROM news_tally_drift LIMIT 100`,
  );
}

/** The one row of a page of ids. */
export function toIdPage(rows: unknown): IdPage {
  const [row] = pageRow.parse(rows);
  if (!row) throw new Error('a query without FROM has one row');
  return row;
}
