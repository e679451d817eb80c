import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildHeadlineSql } from './filter/headline.queries';
import type { NewsSort } from './orderings.schema';
import { countInScope, publishedSql, scopeSql, toIdPage, visibleCategoriesSql } from './tally.queries';
import { type IdPage, MAIN_LEVEL, type TallyScope } from './tally.schema';

type Window = { skip: number; take: number };
type MatchWindow = Window & { needle: string; sort: NewsSort; descending: boolean };

const counts = { news_countread: Prisma.sql`k.reads`, news_Countshare: Prisma.sql`k.shares` } as const;
const buildDirectionSql = (descending: boolean) => (descending ? Prisma.sql`DESC` : Prisma.sql`ASC`);

/**
 * A page of a public list sorted by reads or shares; items never counted have 0. It scans the index of the counts, and
 * only then the items without a count; in ascending order, the other way round.
 */
export async function listIdsByCount(
  scope: TallyScope,
  sort: keyof typeof counts,
  { skip, take, descending }: Window & { descending: boolean },
  now = getCurrentTime(),
): Promise<IdPage> {
  const [value, most, direction] = [counts[sort], skip + take, buildDirectionSql(descending)];
  const listed = Prisma.sql`${publishedSql(now)} AND ${scopeSql(scope)}`;
  const ofCategory =
    scope.categoryId === undefined ? Prisma.empty : Prisma.sql`AND k.category_id = ${scope.categoryId}`;
  const counted = Prisma.sql`
    SELECT k.news_id AS id, ${value} AS value FROM news_count k JOIN news n ON n.id = k.news_id
    WHERE ${value} > 0 ${ofCategory} AND ${listed} ORDER BY ${value} ${direction}, k.news_id DESC LIMIT ${most}`;
  const others = Prisma.sql`
    SELECT n.id, 0 AS value FROM news n WHERE ${listed}
      AND NOT EXISTS (SELECT FROM news_count k WHERE k.news_id = n.id AND ${value} > 0)`;
  const [first, second] = descending ? [counted, others] : [others, counted];
  const [total, rows] = await Promise.all([
    countInScope(scope, now),
    db.$queryRaw`
      WITH ${visibleCategoriesSql(scope)}, first AS MATERIALIZED (SELECT * FROM (${first}) f ORDER BY value ${direction}, id DESC LIMIT ${most}),
      second AS (SELECT * FROM (${second}) s WHERE (SELECT count(*) FROM first) < ${most} ORDER BY value ${direction}, id DESC LIMIT ${most})
      SELECT 0 AS total, ARRAY(
        SELECT id FROM (SELECT * FROM first UNION ALL SELECT * FROM second) b
        ORDER BY value ${direction}, id DESC LIMIT ${take} OFFSET ${skip}) AS ids`,
  ]);
  return { ids: toIdPage(rows).ids, total };
}

/** A page of the items whose headlines contain a text, in any order; the total only if `counting`. */
export async function listMatchingIds(scope: TallyScope, wish: MatchWindow, counting: boolean, now = getCurrentTime()) {
  const found = Prisma.sql`${publishedSql(now)} AND ${scopeSql(scope)} AND ${await buildHeadlineSql(wish.needle)}`;
  const direction = buildDirectionSql(wish.descending);
  const order =
    wish.sort === 'news_date'
      ? Prisma.sql`n.publish_at ${direction}`
      : Prisma.sql`(SELECT COALESCE(max(${counts[wish.sort]}), 0) FROM news_count k WHERE k.news_id = n.id) ${direction}`;
  const rows = await db.$queryRaw`
    WITH ${visibleCategoriesSql(scope)}
    SELECT ${counting ? Prisma.sql`(SELECT count(*)::int FROM news n WHERE ${found})` : Prisma.sql`0`} AS total, ARRAY(
      SELECT n.id FROM news n WHERE ${found} ORDER BY ${order}, n.id DESC LIMIT ${wish.take} OFFSET ${wish.skip}) AS ids`;
  return toIdPage(rows);
}

/** Number of items of a public list whose headlines contain a text. */
export async function countMatching(scope: TallyScope, needle: string, now = getCurrentTime()): Promise<number> {
  const named = await buildHeadlineSql(needle);
  const rows = await db.$queryRaw`
    WITH ${visibleCategoriesSql(scope)} SELECT count(*)::int AS total, '{}'::int[] AS ids
    FROM news n WHERE ${publishedSql(now)} AND ${scopeSql(scope)} AND ${named}`;
  return toIdPage(rows).total;
}

/** A page of the agency's main news, by category position, then newest first. */
export async function listMainIds(
  { skip, take, needle }: Window & { needle: string },
  now = getCurrentTime(),
): Promise<IdPage> {
  const scope = { main: true } as const;
  const wanted = needle === '' ? Prisma.empty : Prisma.sql`AND ${await buildHeadlineSql(needle)}`;
  const [total, rows] = await Promise.all([
    needle === '' ? countInScope(scope, now) : countMatching(scope, needle, now),
    db.$queryRaw`
      SELECT 0 AS total, ARRAY(
        SELECT f.id FROM category c CROSS JOIN LATERAL (
          SELECT n.id, n.publish_at FROM news n
          WHERE n.category_id = c.id AND n.approve_level = ${MAIN_LEVEL}::smallint AND n.approve_level > 1 AND ${publishedSql(now)} ${wanted}
          ORDER BY n.publish_at DESC, n.id DESC LIMIT ${skip + take}) f
        WHERE c.visible AND c.section = 'news'
        ORDER BY c.position, f.publish_at DESC, f.id DESC LIMIT ${take} OFFSET ${skip}) AS ids`,
  ]);
  return { ids: toIdPage(rows).ids, total };
}

/** Ids of the newest public items of at least `minLevel`, of one category, or of the news section. */
export async function listIdsByLevel(
  take: number,
  { minLevel, categoryId, fromPosition }: { minLevel: number; categoryId?: number; fromPosition?: number },
  now = getCurrentTime(),
): Promise<number[]> {
  const levels = [1, 2, MAIN_LEVEL].filter((level) => level >= minLevel);
  // Every public item has at least level 1, so that no condition is needed.
  const level = minLevel <= 1 ? Prisma.empty : Prisma.sql`AND n.approve_level = l.level AND n.approve_level > 1`;
  const asked = minLevel <= 1 ? [1] : levels;
  const wanted = [
    Prisma.sql`c.visible`,
    categoryId === undefined ? Prisma.sql`c.section = 'news'` : Prisma.sql`c.id = ${categoryId}`,
    ...(fromPosition === undefined ? [] : [Prisma.sql`c.position >= ${fromPosition}`]),
  ];
  const rows = await db.$queryRaw`
    SELECT 0 AS total, ARRAY(
      SELECT f.id FROM category c CROSS JOIN unnest(${asked}::smallint[]) l (level) CROSS JOIN LATERAL (
        SELECT n.id, n.publish_at FROM news n WHERE n.category_id = c.id ${level} AND ${publishedSql(now)}
        ORDER BY n.publish_at DESC, n.id DESC LIMIT ${take}) f
      WHERE ${Prisma.join(wanted, ' AND ')} ORDER BY f.publish_at DESC, f.id DESC LIMIT ${take}) AS ids`;
  return toIdPage(rows).ids;
}
