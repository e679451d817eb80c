import { z } from 'zod';
import { sections } from '@/features/news/categories/categories.schema';
import { nextChangeSql, publicSearchSql } from '@/features/news/filter/filter.queries';
import { readSample } from '@/features/news/sample/sample.queries';
import { analyseSample } from '@/features/news/sample/sample.rules';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildBucketSql, buildBuckets, buildNewestSql } from './buckets.queries';
import type { AccessPath, SearchOrder, SearchQuery } from './buckets.schema';
import { buildMatchSql, buildRankSql, buildScopeSql } from './conditions.queries';
import { buildFoundFacetsSql, buildSampleFacetsSql } from './facets.queries';
import { type FacetCounts, facets } from './facets.schema';
import { choosePlan, countSampleFacets, type HeadlinePlan } from './plan.rules';
import type { SearchMethod } from './plan.schema';
import { retryOnTimeout } from './retry-slow-query';

/**
 * Runs a search by the plan that a sample estimates as cheapest; counts results up to `most` if buckets are used. If
 * `more` is true, `total` is a lower bound.
 */
export async function executeSearch(asked: SearchQuery, most: number) {
  const { filter, wanted, skip, take, newestIf } = asked;
  const sample = await readSample();
  const looked = analyseSample(sample, filter, wanted);
  const question = { ...asked, wanted: looked.wanted };
  const way = choosePlan(looked, { most: skip + take, counted: most, newestIf });
  if (!way.apart) {
    const found = await searchInOneQuery(question, way);
    const more = found.total >= most || (way.near !== undefined && found.total > take);
    return { ...found, more, facetsPartial: more && way.near !== undefined };
  }
  const counting = way.count ? { most, ...way.count } : { most, drawn: countSampleFacets(sample, looked) };
  const found = await searchInBuckets(question, way.page, way.ranks, counting);
  const more = found.total >= most || (way.count?.near !== undefined && found.total >= skip + take);
  return { ...found, more, facetsPartial: more };
}

const resultRows = z.array(
  z.object({ total: z.number(), ids: z.array(z.number()), facets, changes: z.coerce.date().nullable() }),
);

/** Finds all results in one query: their number, facets, the requested ids, and the time of the next change by date. */
export async function searchInOneQuery(question: SearchQuery, method: SearchMethod) {
  const [whole] = resultRows.parse(await retryOnTimeout(() => db.$queryRaw(buildOneQuerySql(question, method))));
  if (!whole) throw new Error('an aggregate answered no row');
  return whole;
}

/** SQL of `searchInOneQuery`. */
export function buildOneQuerySql(question: SearchQuery, { asking, near }: SearchMethod) {
  const { wanted, order, skip, take, now } = question;
  const from = near ? buildNewestSql(question, near) : Prisma.sql`news_search n`;
  const scope = near ? Prisma.sql`true` : buildScopeSql(question);
  const rank = order === 'relevance' ? buildRankSql(wanted) : Prisma.sql`0`;
  const [reads, counts] =
    order === 'news_countread'
      ? [Prisma.sql`k.reads`, Prisma.sql`LEFT JOIN news_count k ON k.news_id = n.id`]
      : [Prisma.sql`0`, Prisma.empty];
  return Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT n.id, n.publish_at, n.category_id, n.organisation_id, ${rank} AS rank, ${reads} AS reads
      FROM ${from} ${counts} WHERE ${scope} AND ${buildMatchSql(wanted, 'text', asking)})
    SELECT (SELECT count(*)::int FROM found) AS total, ${buildFoundFacetsSql()} AS facets, ${nextChangeSql(now)} AS changes,
      ARRAY(SELECT id FROM found ORDER BY ${oneQueryOrders[order]} OFFSET ${skip} LIMIT ${take}) AS ids`;
}

const oneQueryOrders: Record<SearchOrder, Prisma.Sql> = {
  relevance: Prisma.sql`rank, publish_at DESC, id DESC`,
  news_date: Prisma.sql`publish_at DESC, id DESC`,
  news_countread: Prisma.sql`reads DESC NULLS LAST, id DESC`,
};

/** Method of counting results: by a query up to `most`, or from the sample if there certainly are more. */
export type CountPlan = { most: number } & (SearchMethod | { drawn: FacetCounts });

/** Finds the requested ids bucket by bucket, with number and facets up to the counting limit, in one query. */
export async function searchInBuckets(
  question: SearchQuery,
  page: AccessPath,
  ranks: readonly AccessPath[],
  counting: CountPlan,
) {
  const [found] = resultRows.parse(
    await retryOnTimeout(() => db.$queryRaw(buildBucketsSql(question, page, ranks, counting))),
  );
  if (!found) throw new Error('an aggregate answered no row');
  return found;
}

/** SQL of `searchInBuckets`: a bucket is searched only if those before it have too few results. */
export function buildBucketsSql(
  question: SearchQuery,
  page: AccessPath,
  ranks: readonly AccessPath[],
  counting: CountPlan,
): Prisma.Sql {
  const { skip, take } = question;
  const name = (index: number) => Prisma.raw(`part${index}`);
  const parts = buildBuckets(question, page, ranks).map((part, index) => {
    const before = Array.from({ length: index }, (_, earlier) => Prisma.sql`(SELECT count(*) FROM ${name(earlier)})`);
    const lacking = index === 0 ? Prisma.empty : Prisma.sql`AND ${Prisma.join(before, ' + ')} < ${skip + take}`;
    return Prisma.sql`${name(index)} AS MATERIALIZED (${buildBucketSql(question, part, skip + take, lacking)})`;
  });
  const all = parts.map((_, index) => Prisma.sql`SELECT ${index}::int AS part, id, key FROM ${name(index)}`);
  const counted = 'drawn' in counting ? [] : [buildCountedSql(question, counting)];
  return Prisma.sql`
    WITH ${Prisma.join([...parts, ...counted])}
    SELECT ARRAY(SELECT id FROM (${Prisma.join(all, ' UNION ALL ')}) p
      ORDER BY part, key DESC, id DESC OFFSET ${skip} LIMIT ${take}) AS ids,
      ${buildTotalSql(
        counting,
        Prisma.join(
          all.map((_, index) => Prisma.sql`(SELECT count(*) FROM ${name(index)})`),
          ' + ',
        ),
      )} AS total,
      ${'drawn' in counting ? buildSampleFacetsSql(counting.drawn) : buildFoundFacetsSql()} AS facets, ${nextChangeSql(question.now)} AS changes`;
}

/** Number of results; `reached` is the number of those up to the end of the page, which the newest items may not all have. */
function buildTotalSql(counting: CountPlan, reached: Prisma.Sql): Prisma.Sql {
  if ('drawn' in counting) return Prisma.sql`${counting.most}::int`;
  const found = Prisma.sql`(SELECT count(*)::int FROM found)`;
  return counting.near ? Prisma.sql`greatest(${found}, (${reached})::int)` : found;
}

function buildCountedSql(question: SearchQuery, { asking, near, most }: SearchMethod & { most: number }): Prisma.Sql {
  const match = buildMatchSql(question.wanted, 'text', asking);
  const fields = Prisma.sql`n.publish_at, n.category_id, n.organisation_id`;
  if (near)
    return Prisma.sql`found AS MATERIALIZED (
      SELECT ${fields} FROM ${buildNewestSql(question, near)} WHERE ${match} LIMIT ${most})`;
  // The order of publication makes PostgreSQL scan the items; without it, it uses the trigram index.
  const order = asking === 'read' ? Prisma.sql`ORDER BY n.publish_at DESC, n.id DESC` : Prisma.empty;
  return Prisma.sql`found AS MATERIALIZED (
    SELECT ${fields} FROM news_search n WHERE ${buildScopeSql(question)} AND ${match} ${order} LIMIT ${most})`;
}

/** The newest items whose headline matches one of the plans, up to `most` of each; a scan reads the newest `near` items. */
export async function listByHeadlines(
  plans: readonly HeadlinePlan[],
  { most, near }: { most: number; near: number },
): Promise<z.infer<typeof headlineRows>> {
  if (plans.length === 0) return [];
  const isPublic = publicSearchSql(getCurrentTime());
  const order = Prisma.sql`ORDER BY publish_at DESC, id DESC LIMIT`;
  const parts = plans.map(({ wanted, asking }, index) => {
    const condition = buildMatchSql(wanted, 'topic', asking);
    const found = Prisma.raw(`found${index}`);
    return asking === 'indexed'
      ? {
          tables: [
            Prisma.sql`${found} AS MATERIALIZED (
              SELECT n.id, n.publish_at FROM news_search n WHERE ${isPublic} AND ${condition})`,
          ],
          rows: Prisma.sql`(SELECT * FROM ${found} ${order} ${most})`,
        }
      : { tables: [], rows: Prisma.sql`(SELECT n.id, n.publish_at FROM near n WHERE ${condition} ${order} ${most})` };
  });
  const tables = [
    Prisma.sql`near AS (SELECT n.id, n.publish_at, n.topic FROM news_search n WHERE ${isPublic} ${order} ${near})`,
    ...parts.flatMap((part) => part.tables),
  ];
  const newest = Prisma.join(
    parts.map((part) => part.rows),
    ' UNION ',
  );
  const rows = await db.$queryRaw`WITH ${Prisma.join(tables)}, newest AS (${newest}) ${headlinesSql}`;
  return headlineRows.parse(rows);
}

const headlinesSql = Prisma.sql`
  SELECT f.id, i.topic, i.topic_words AS words, i.section::text FROM newest f JOIN news i ON i.id = f.id ORDER BY f.publish_at DESC, f.id DESC`;
const headlineRows = z.array(
  z.object({ id: z.number(), topic: z.string(), words: z.string(), section: z.enum(sections) }),
);
