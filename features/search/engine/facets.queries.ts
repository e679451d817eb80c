import { isEnglish } from '@/lib/messages/language';
import { Prisma } from '@/lib/prisma/client';
import { type FacetCounts, MAX_FACET_VALUES } from './facets.schema';

/** Facets of the rows of `found (category_id, organisation_id, publish_at)`, as one JSON value. */
export const buildFoundFacetsSql = (): Prisma.Sql =>
  buildFacetsSql(
    Prisma.sql`SELECT category_id AS id, count(*)::int FROM found GROUP BY 1`,
    Prisma.sql`SELECT organisation_id AS id, count(*)::int FROM found GROUP BY 1`,
    Prisma.sql`SELECT year AS id, count(*)::int
    FROM (SELECT extract(year FROM publish_at AT TIME ZONE 'Asia/Bangkok')::int + 543 AS year FROM found) y GROUP BY 1`,
  );

/** The same for counts that are already grouped by id. */
export function buildSampleFacetsSql({ categories, organisations, years }: FacetCounts): Prisma.Sql {
  const rows = (counts: ReadonlyMap<number, number>) => Prisma.sql`
    SELECT * FROM unnest(${[...counts.keys()]}::int[], ${[...counts.values()]}::int[]) AS c (id, count)`;
  return buildFacetsSql(rows(categories), rows(organisations), rows(years));
}

function buildFacetsSql(categories: Prisma.Sql, organisations: Prisma.Sql, years: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`json_build_object(
  'categories', ${toJsonSql(Prisma.sql`
    SELECT c.id, ${nameSql('c')} AS name, f.count FROM (${categories}) f
    JOIN category c ON c.id = f.id AND c.visible ORDER BY f.count DESC, c.position, c.id`)},
  'organisations', ${toJsonSql(Prisma.sql`
    SELECT o.id, o.name, f.count FROM (${organisations}) f
    JOIN organisation o ON o.id = f.id ORDER BY f.count DESC, o.name, o.id LIMIT ${MAX_FACET_VALUES}`)},
  'provinces', ${toJsonSql(Prisma.sql`
    SELECT p.id, ${nameSql('p')} AS name, sum(f.count)::int AS count FROM (${organisations}) f
    JOIN organisation o ON o.id = f.id JOIN province p ON p.id = o.province_id
    GROUP BY p.id, p.name, p.name_en ORDER BY 3 DESC, p.name, p.id LIMIT ${MAX_FACET_VALUES}`)},
  'years', ${toJsonSql(Prisma.sql`SELECT id, id::text AS name, count FROM (${years}) y ORDER BY id DESC`)})`;
}

function toJsonSql(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(json_agg(v), '[]') FROM (${rows}) v)`;
}

/** Name of a category or a province in the language of the current page. */
const nameSql = (table: 'c' | 'p'): Prisma.Sql =>
  Prisma.raw(isEnglish() ? `COALESCE(NULLIF(${table}.name_en, ''), ${table}.name)` : `${table}.name`);
