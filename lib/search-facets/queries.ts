import { Prisma } from '../prisma/client';

/** Organisations and provinces that are shown, those with the most items. */
const MOST_VALUES = 10;

/** What the rows of `found (category_id, organisation_id, publish_at)` can be narrowed to, as one JSON value. */
export const facetsSql: Prisma.Sql = Prisma.sql`json_build_object(
  'categories', ${asJson(Prisma.sql`
    SELECT c.id, c.name, f.count FROM (SELECT category_id, count(*)::int FROM found GROUP BY 1) f
    JOIN category c ON c.id = f.category_id ORDER BY f.count DESC, c.position, c.id`)},
  'organisations', ${asJson(Prisma.sql`
    SELECT o.id, o.name, f.count FROM (SELECT organisation_id, count(*)::int FROM found GROUP BY 1) f
    JOIN organisation o ON o.id = f.organisation_id ORDER BY f.count DESC, o.name, o.id LIMIT ${MOST_VALUES}`)},
  'provinces', ${asJson(Prisma.sql`
    SELECT p.id, p.name, sum(f.count)::int AS count
    FROM (SELECT organisation_id, count(*)::int FROM found GROUP BY 1) f
    JOIN organisation o ON o.id = f.organisation_id JOIN province p ON p.id = o.province_id
    GROUP BY p.id, p.name ORDER BY 3 DESC, p.name, p.id LIMIT ${MOST_VALUES}`)},
  'years', ${asJson(Prisma.sql`
    SELECT year AS id, year::text AS name, count(*)::int
    FROM (SELECT extract(year FROM publish_at AT TIME ZONE 'Asia/Bangkok')::int + 543 AS year FROM found) y
    GROUP BY year ORDER BY year DESC`)})`;

function asJson(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(json_agg(v), '[]') FROM (${rows}) v)`;
}
