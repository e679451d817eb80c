import type { AccessMethod } from '@/features/news/sample/sample.schema';
import { Prisma } from '@/lib/prisma/client';
import type { AccessPath, SearchOrder, SearchQuery } from './buckets.schema';
import { buildMatchSql, buildScopeSql, listRankConditions } from './conditions.queries';

/** One bucket of the order, and the access path to its items. */
type Bucket = { condition: (asking: AccessMethod) => Prisma.Sql; path: AccessPath; byReads?: 'counted' | 'uncounted' };

/** The buckets of an order, from first to last. */
export function buildBuckets({ wanted, order }: SearchQuery, page: AccessPath, ranks: readonly AccessPath[]): Bucket[] {
  const all = (asking: AccessMethod) => buildMatchSql(wanted, 'text', asking);
  const orders: Record<SearchOrder, () => Bucket[]> = {
    relevance: () =>
      listRankConditions(wanted).map(({ rank, condition }) => ({
        condition: (asking) => condition(wanted, asking),
        path: ranks[rank] ?? { asking: 'indexed' },
      })),
    news_date: () => [{ condition: all, path: page }],
    news_countread: () => [
      { condition: all, path: { asking: page.asking }, byReads: 'counted' },
      { condition: all, path: { asking: page.asking }, byReads: 'uncounted' },
    ],
  };
  return orders[order]();
}

/** SQL for up to `most` ids of one bucket; `lacking` is a condition that is false once earlier buckets have enough. */
export function buildBucketSql(
  question: SearchQuery,
  { condition, path, byReads }: Bucket,
  most: number,
  lacking: Prisma.Sql,
) {
  const { filter } = question;
  const { asking, bound } = path;
  if (bound) return buildBoundedSql(question, { condition, bound }, most, lacking);
  const scope = Prisma.sql`${buildScopeSql(question)} AND ${condition(asking)}`;
  const { from, key, id, more } = bucketSources[byReads ?? 'date'];
  const same =
    byReads === 'counted' && filter.categoryId ? Prisma.sql`AND k.category_id = ${filter.categoryId}` : Prisma.empty;
  const found = Prisma.sql`SELECT n.id, ${key} AS key FROM ${from} WHERE ${scope} ${more} ${same} ${lacking}`;
  // The materialised CTE makes PostgreSQL use the trigram index; otherwise it scans the items in their order.
  return asking === 'indexed'
    ? Prisma.sql`WITH named AS MATERIALIZED (${found}) SELECT id, key FROM named ORDER BY key DESC, id DESC LIMIT ${most}`
    : Prisma.sql`${found} ORDER BY ${key} DESC, ${id} DESC LIMIT ${most}`;
}

/** The newest items of the scope, as `n`. */
export const buildNewestSql = (question: SearchQuery, near: number): Prisma.Sql =>
  Prisma.sql`(SELECT * FROM news_search n WHERE ${buildScopeSql(question)} ORDER BY publish_at DESC, id DESC LIMIT ${near}) n`;

/** The same for a bounded scan: the newest items, and all items only if those have too few hits. */
function buildBoundedSql(
  question: SearchQuery,
  { condition, bound: { near, rest } }: { condition: Bucket['condition']; bound: NonNullable<AccessPath['bound']> },
  most: number,
  lacking: Prisma.Sql,
) {
  const scope = buildScopeSql(question);
  return Prisma.sql`
    WITH near AS MATERIALIZED (
      SELECT n.id, n.publish_at AS key
      FROM ${buildNewestSql(question, near)}
      WHERE ${condition('read')} ${lacking} ORDER BY key DESC, n.id DESC LIMIT ${most}),
    rest AS MATERIALIZED (
      SELECT n.id, n.publish_at AS key FROM news_search n
      WHERE ${scope} AND ${condition(rest)} ${lacking} AND (SELECT count(*) FROM near) < ${most})
    SELECT id, key FROM near UNION SELECT id, key FROM rest ORDER BY key DESC, id DESC LIMIT ${most}`;
}

/** Tables and keys of a scan, newest or most read first. */
const bucketSources = {
  date: { from: Prisma.sql`news_search n`, key: Prisma.sql`n.publish_at`, id: Prisma.sql`n.id`, more: Prisma.empty },
  counted: {
    from: Prisma.sql`news_count k JOIN news_search n ON n.id = k.news_id`,
    key: Prisma.sql`k.reads`,
    id: Prisma.sql`k.news_id`,
    more: Prisma.empty,
  },
  uncounted: {
    from: Prisma.sql`news_search n`,
    key: Prisma.sql`n.id`,
    id: Prisma.sql`n.id`,
    more: Prisma.sql`AND NOT EXISTS (SELECT 1 FROM news_count k WHERE k.news_id = n.id)`,
  },
};
