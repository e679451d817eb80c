import { z } from 'zod';
import { joinKey } from '@/lib/cache/cache-key';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getSingleton } from '@/lib/process/singleton';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { toIsoWithOffset } from '@/lib/time/format';
import { publicSql } from '../filter/filter.queries';
import { listPublicCards } from '../news.queries';
import type { MostReadChoice } from './most-read.rules';
import { type BusiestItem, MOST_READ_ITEMS, type MostReadItem } from './most-read.schema';

/** Number of candidates whose days are summed: the most read ever, and the most read in the last week. */
const TOP_EVER = 300;
const TOP_LATELY = 200;
const LATELY_DAYS = 7;

/** Above this number of day counts, a week's sums are cached instead of recomputed for each page. */
const MANY_COUNTS = 20_000;
const CACHE_MS = 60_000;

const busiestRow = z.object({ id: z.number(), reads: z.number(), counts: z.number() });
const cache = getSingleton('most-read.busiest', () => new Map<string, { rows: BusiestItem[]; until: number }>());

/**
 * Most-read items of the last seven days, of one category or all, public or not, as a subquery with `id, reads,
 * counts`. Call `learn` with `counts` of the result: above MANY_COUNTS it caches the sums for a minute.
 */
export function buildBusiestQuery(categoryId: number | undefined, now: Date) {
  const today = toIsoWithOffset(now).slice(0, 10);
  const key = joinKey(categoryId, today);
  const known = cache.get(key);
  if (known && known.until > performance.now()) {
    const [ids, reads] = [known.rows.map(({ id }) => id), known.rows.map((row) => row.reads)];
    const sql = Prisma.sql`SELECT *, 0 AS counts FROM unnest(${ids}::int[], ${reads}::int[]) b (id, reads)`;
    return { sql, learn: async () => {} };
  }
  const sql = busiestSql(categoryId, today);
  const learn = async (counts: number) => {
    if (counts > MANY_COUNTS) cacheBusiest(key, z.array(busiestRow).parse(await db.$queryRaw(sql)));
  };
  return { sql, learn };
}

function busiestSql(categoryId: number | undefined, today: string): Prisma.Sql {
  const joined =
    categoryId === undefined
      ? Prisma.empty
      : Prisma.sql`JOIN news_count c ON c.news_id = d.news_id AND c.category_id = ${categoryId}`;
  return Prisma.sql`
    SELECT d.news_id AS id, sum(d.reads)::int AS reads, (sum(count(*)) OVER ())::int AS counts FROM news_daily_count d ${joined}
    WHERE d.day > ${today}::date - ${LATELY_DAYS}::int
    GROUP BY d.news_id ORDER BY sum(d.reads) DESC, d.news_id DESC LIMIT ${TOP_LATELY}`;
}

function cacheBusiest(key: string, rows: BusiestItem[]): void {
  const now = performance.now();
  for (const [old, { until }] of cache) if (until <= now) cache.delete(old);
  cache.set(key, { rows, until: now + CACHE_MS });
}

const mostReadRows = z.array(z.object({ id: z.number(), reads: z.number(), counts: z.number() }));

/**
 * Most-read public items of a window. The days of all items would be millions of rows a year, so only those of
 * candidates are summed; a missed item has been read less than three hundred others.
 */
export async function listMostRead(
  { days, categoryId }: MostReadChoice,
  now = getCurrentTime(),
): Promise<MostReadItem[]> {
  dependsOn(tag.lists(categoryId), tag.categories);
  const today = Prisma.sql`(${now}::timestamptz AT TIME ZONE 'Asia/Bangkok')::date`;
  const all = categoryId === undefined;
  const ofCategory = all ? Prisma.empty : Prisma.sql`WHERE c.category_id = ${categoryId}`;
  const busiest = buildBusiestQuery(categoryId, now);
  const rows = await db.$queryRaw`
    WITH ever AS (
      SELECT c.news_id FROM news_count c ${ofCategory} ORDER BY c.reads DESC, c.news_id DESC LIMIT ${TOP_EVER}
    ), lately AS MATERIALIZED (
      SELECT id AS news_id, counts FROM (${busiest.sql}) b
    ), sums AS (
      SELECT w.news_id, d.reads FROM (SELECT news_id FROM ever UNION SELECT news_id FROM lately) w CROSS JOIN LATERAL (
        SELECT sum(reads)::int AS reads FROM news_daily_count WHERE news_id = w.news_id AND day > ${today} - ${days}::int) d
      WHERE d.reads > 0
    )
    SELECT n.id, s.reads, COALESCE((SELECT max(counts) FROM lately), 0) AS counts FROM sums s JOIN news n ON n.id = s.news_id
    WHERE ${publicSql(now)} ${all ? Prisma.sql`AND n.section = 'news'` : Prisma.empty}
    ORDER BY s.reads DESC, n.id DESC LIMIT ${MOST_READ_ITEMS}`;
  const found = mostReadRows.parse(rows);
  await busiest.learn(found[0]?.counts ?? 0);
  const cards = new Map((await listPublicCards(found.map(({ id }) => id))).map((card) => [card.id, card]));
  return found.flatMap(({ id, reads }) => {
    const card = cards.get(id);
    return card ? [{ card, reads }] : [];
  });
}
