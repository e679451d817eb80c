import { z } from 'zod';
import { db, type Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDayRange } from '@/lib/time/thai-time';
import { categoryFigures, type ReportFigures } from './figures.schema';
import type { Period } from './periods/periods.schema';

const countedFigures = z.array(categoryFigures.extend({ organisationId: z.number() }));

/**
 * Counts the publications of organisations in a period: per category the public items published in its days, and all
 * reads and shares in these days of any of their items. Deleted items are not counted. One query.
 *
 * @param organisationIds organisations of the items, regardless of the author
 * @returns figures of every organisation by id; categories without any figure are left out
 */
export async function countFigures(
  organisationIds: readonly number[],
  { startsOn, endsOn }: Pick<Period, 'startsOn' | 'endsOn'>,
  now = getCurrentTime(),
  from: Pick<Transaction, '$queryRaw'> = db,
): Promise<Map<number, ReportFigures>> {
  const { gte, lt } = toThaiDayRange(startsOn, endsOn);
  const ids = [...organisationIds];
  const rows = countedFigures.parse(
    await from.$queryRaw`
      SELECT f.organisation_id AS "organisationId", c.id, c.name,
        sum(f.items)::int AS items, sum(f.reads)::int AS reads, sum(f.shares)::int AS shares
      FROM (
        SELECT organisation_id, category_id, 1 AS items, 0 AS reads, 0 AS shares FROM news
        WHERE organisation_id = ANY(${ids}::int[]) AND status = 'allow' AND deleted_at IS NULL
          AND publish_at >= ${gte} AND publish_at < ${lt} AND publish_at <= ${now}
        UNION ALL
        SELECT n.organisation_id, n.category_id, 0, d.reads, d.shares
        FROM news n JOIN news_daily_count d ON d.news_id = n.id AND d.day BETWEEN ${startsOn}::date AND ${endsOn}::date
        WHERE n.organisation_id = ANY(${ids}::int[]) AND n.deleted_at IS NULL
      ) f JOIN category c ON c.id = f.category_id
      GROUP BY f.organisation_id, c.id, c.name, c.position
      ORDER BY f.organisation_id, c.position, c.id`,
  );
  const countedAt = now.toISOString();
  const all = new Map<number, ReportFigures>(ids.map((id) => [id, { countedAt, categories: [] }]));
  for (const { organisationId, ...category } of rows) all.get(organisationId)?.categories.push(category);
  return all;
}
