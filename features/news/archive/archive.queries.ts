import { cache } from 'react';
import { z } from 'zod';
import { db } from '@/lib/db/db';
import { getFirstValue, readList, type SearchParams } from '@/lib/list/list';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { BUDDHIST_OFFSET } from '@/lib/time/format';
import { BUDDHIST_YEARS, toThaiDayRange } from '@/lib/time/thai-time';
import { listVisibleCategories } from '../categories/categories.queries';
import { filterSql, publicSql } from '../filter/filter.queries';
import { findChosenCategory } from '../list/list.queries';
import { listCardsInOrder } from '../news.queries';
import type { NewsCard } from '../news.schema';
import { newsSorts } from '../orderings.schema';
import { monthTotalSql, monthTotalsSql } from '../tally.queries';
import type { TallyScope } from '../tally.schema';
import { readArchivePeriod, toMonthDays } from './archive.rules';
import { type ArchiveMonth, type ArchivePage, MONTH_PAGE_SIZE, type Month } from './archive.schema';

/**
 * Archive page for a path below `/archive/`; memoised per render.
 *
 * @param parts path segments: year and month
 * @param params `news_type` and `page`
 * @returns undefined for an invalid period, an unknown category, and a page without public items
 */
export const findArchivePage = (
  parts: readonly string[] = [],
  params: SearchParams,
): Promise<ArchivePage | undefined> =>
  findPageOnce(JSON.stringify(parts), getFirstValue(params.news_type), getFirstValue(params.page));

const findPageOnce = cache(async (parts: string, newsType: string, asked: string): Promise<ArchivePage | undefined> => {
  const period = readArchivePeriod(z.array(z.string()).parse(JSON.parse(parts)));
  const found = await findChosenCategory({ news_type: newsType });
  if (!period || found === 'unknown') return undefined;
  const category = found === 'all' ? undefined : found;
  const { page } = readList({ page: asked }, newsSorts);
  if (period.year === undefined || period.month === undefined) {
    const [all, categories] = await Promise.all([listArchiveMonths(category?.id), listVisibleCategories()]);
    const months = all.filter(({ year }) => period.year === undefined || year === period.year);
    return months.length === 0 && period.year !== undefined
      ? undefined
      : { kind: 'months', period, category, page: 1, months, categories };
  }
  const month = { year: period.year, month: period.month };
  const list = await listArchiveMonth(month, { categoryId: category?.id, page });
  return list.items.length === 0 ? undefined : { kind: 'month', period, category, page, month, ...list };
});

const monthRow = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.number().nullable() });

/** Start of the first year that has a page. */
const OLDEST = toThaiDayRange(`${BUDDHIST_YEARS.first - BUDDHIST_OFFSET}-01-01`, undefined).gte;

const toTallyScope = (categoryId: number | undefined): TallyScope =>
  categoryId === undefined ? { whole: true } : { categoryId };

const buildCategorySql = (categoryId: number | undefined) =>
  categoryId === undefined ? Prisma.empty : Prisma.sql`AND n.category_id = ${categoryId}`;

/**
 * Months with public items, newest first. Each month is checked by an index lookup; the counts come from the tally.
 */
export async function listArchiveMonths(categoryId?: number, now = getCurrentTime()): Promise<ArchiveMonth[]> {
  dependsOn(tag.lists(categoryId), tag.categories);
  const category = buildCategorySql(categoryId);
  const totals = monthTotalsSql(toTallyScope(categoryId), now);
  const rows = await db.$queryRaw`
    WITH oldest AS (
      SELECT min(n.publish_at) AS at FROM news n
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND n.publish_at >= ${OLDEST} ${category}
    ), months AS (
      SELECT generate_series(date_trunc('month', at AT TIME ZONE 'Asia/Bangkok'), ${now}::timestamptz AT TIME ZONE 'Asia/Bangkok',
        '1 month') AS month FROM oldest
    )
    SELECT to_char(m.month, 'YYYY-MM') AS month, t.items AS count
    FROM months m LEFT JOIN ${totals} t ON t.starts = m.month::date WHERE EXISTS (
      SELECT 1 FROM news n WHERE n.publish_at >= m.month AT TIME ZONE 'Asia/Bangkok'
        AND n.publish_at < (m.month + interval '1 month') AT TIME ZONE 'Asia/Bangkok' AND ${publicSql(now)} ${category})
    ORDER BY m.month DESC`;
  return z
    .array(monthRow)
    .parse(rows)
    .map(({ month, count }) => ({ ...toMonth(month), count: count || undefined }));
}

const foundMonth = z.string().transform((text) => toMonth(text));
const pageRow = z.array(
  z.object({
    ids: z.array(z.number()),
    total: z.number(),
    earlier: foundMonth.nullable(),
    later: foundMonth.nullable(),
  }),
);

/**
 * One page of the public items of a month, newest first, with their total and the nearest earlier and later months that
 * have public items; no items after the last page.
 */
export async function listArchiveMonth(
  month: Month,
  { categoryId, page }: { categoryId?: number; page: number },
  now = getCurrentTime(),
): Promise<{ items: NewsCard[]; total: number; earlier: Month | undefined; later: Month | undefined }> {
  dependsOn(tag.lists(categoryId), tag.categories);
  const days = toMonthDays(month);
  const { gte, lt } = toThaiDayRange(days.from, days.to);
  const nearest = (where: Prisma.Sql, order: Prisma.Sql) => Prisma.sql`
    SELECT to_char(n.publish_at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM') FROM news n
    WHERE ${where} AND ${publicSql(now)} ${buildCategorySql(categoryId)} ORDER BY n.publish_at ${order} LIMIT 1`;
  const rows = await db.$queryRaw`
    SELECT ${monthTotalSql(toTallyScope(categoryId), days.from, now)} AS total, ARRAY(
      SELECT n.id FROM news n WHERE ${filterSql({ ...days, categoryId }, now)}
      ORDER BY n.publish_at DESC, n.id DESC LIMIT ${MONTH_PAGE_SIZE} OFFSET ${(page - 1) * MONTH_PAGE_SIZE}) AS ids,
      (${nearest(Prisma.sql`n.publish_at < ${gte}`, Prisma.sql`DESC`)}) AS earlier,
      (${nearest(Prisma.sql`n.publish_at >= ${lt}`, Prisma.sql`ASC`)}) AS later`;
  const [found] = pageRow.parse(rows);
  return {
    items: await listCardsInOrder(found?.ids ?? []),
    total: found?.total ?? 0,
    earlier: found?.earlier ?? undefined,
    later: found?.later ?? undefined,
  };
}

/** Parses `2025-10` (CE) into a month with a Buddhist year. */
const toMonth = (text: string): Month => ({
  year: Number(text.slice(0, 4)) + BUDDHIST_OFFSET,
  month: Number(text.slice(5)),
});
