import { z } from 'zod';
import { sections } from '../categories/schema';
import { db } from '../db';
import { partsSql, publicSql } from '../news-filter/queries';
import { Prisma } from '../prisma/client';
import { rankConditions, rankSql, standsSql } from '../search-conditions/queries';
import { facetsSql } from '../search-facets/queries';
import { type Facets, facets, noFacets } from '../search-facets/schema';
import type { Asking, Wanted } from '../search-frequency/schema';
import type { Order, Question } from './schema';

/** The newest items that fit a filter are looked at for the facets of many, and no more of the found than so many. */
export const NEAR = 1_000;
const MOST_IN_FACETS = 500;

const wholeRows = z.array(z.object({ total: z.number(), ids: z.array(z.number()), facets }));

/** Finds everything, and answers its number, its facets and the wanted part of its ids, in one question. */
export async function findWhole(question: Question, asking: Asking) {
  const [whole] = wholeRows.parse(await db.$queryRaw(wholeSql(question, asking)));
  if (!whole) throw new Error('an aggregate answered no row');
  return whole;
}

/** The question of `findWhole`. */
export function wholeSql({ filter, wanted, order, skip, take, now }: Question, asking: Asking): Prisma.Sql {
  const scope = Prisma.join([publicSql(now), ...partsSql(filter)], ' AND ');
  const rank = order === 'relevance' ? rankSql(wanted) : Prisma.sql`0`;
  const [reads, counts] =
    order === 'news_countread'
      ? [Prisma.sql`k.reads`, Prisma.sql`LEFT JOIN news_count k ON k.news_id = n.id`]
      : [Prisma.sql`0`, Prisma.empty];
  return Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT n.id, n.publish_at, n.category_id, n.organisation_id, ${rank} AS rank, ${reads} AS reads
      FROM news n ${counts} WHERE ${scope} AND ${standsSql(wanted, 'text', asking)})
    SELECT (SELECT count(*)::int FROM found) AS total, ${facetsSql} AS facets,
      ARRAY(SELECT id FROM found ORDER BY ${wholeOrders[order]} OFFSET ${skip} LIMIT ${take}) AS ids`;
}

const wholeOrders: Record<Order, Prisma.Sql> = {
  relevance: Prisma.sql`rank, publish_at DESC, id DESC`,
  news_date: Prisma.sql`publish_at DESC, id DESC`,
  news_countread: Prisma.sql`reads DESC NULLS LAST, id DESC`,
};

const countRows = z.array(z.object({ count: z.number() }));

/** How many items fit, counted no further than `most`. */
export async function countFound(question: Question, asking: Asking, most: number): Promise<number> {
  return countRows.parse(await db.$queryRaw(countSql(question, asking, most)))[0]?.count ?? 0;
}

/** The question of `countFound`. */
export function countSql({ filter, wanted, now }: Question, asking: Asking, most: number): Prisma.Sql {
  const scope = Prisma.join([publicSql(now), ...partsSql(filter)], ' AND ');
  return Prisma.sql`
    SELECT count(*)::int FROM (
      SELECT 1 FROM news n WHERE ${scope} AND ${standsSql(wanted, 'text', asking)} LIMIT ${most}) found`;
}

const facetRows = z.array(z.object({ facets }));

/** The facets of those found among the newest items that fit the filter. */
export async function readNearFacets(question: Question): Promise<Facets> {
  return facetRows.parse(await db.$queryRaw(nearFacetsSql(question)))[0]?.facets ?? noFacets;
}

/** The question of `readNearFacets`. */
export function nearFacetsSql({ filter, wanted, now }: Question): Prisma.Sql {
  const scope = Prisma.join([publicSql(now), ...partsSql(filter)], ' AND ');
  return Prisma.sql`
    WITH near AS (SELECT * FROM news n WHERE ${scope} ORDER BY publish_at DESC, id DESC LIMIT ${NEAR}),
    found AS MATERIALIZED (
      SELECT n.publish_at, n.category_id, n.organisation_id FROM near n
      WHERE ${standsSql(wanted, 'text', 'read')} LIMIT ${MOST_IN_FACETS})
    SELECT ${facetsSql} AS facets`;
}

type Part = { condition: (asking: Asking) => Prisma.Sql; asking: Asking; byReads?: 'counted' | 'uncounted' };

/** The ids of the wanted part, gathered rank by rank until there are enough. */
export async function listApart(question: Question, page: Asking, ranks: readonly Asking[]): Promise<number[]> {
  const enough = question.skip + question.take;
  const ids: number[] = [];
  for (const part of partsOf(question, page, ranks)) {
    if (ids.length >= enough) break;
    const rows = idRows.parse(await db.$queryRaw(partSql(question, part, enough - ids.length)));
    ids.push(...rows.map(({ id }) => id));
  }
  return ids.slice(question.skip, enough);
}

/** The parts in which the order is gathered, one after the other. */
export function partsOf({ wanted, order }: Question, page: Asking, ranks: readonly Asking[]): Part[] {
  const all = (asking: Asking) => standsSql(wanted, 'text', asking);
  const orders: Record<Order, () => Part[]> = {
    relevance: () =>
      // Words that are looked for in headlines only leave nothing to the last rank.
      rankConditions.slice(0, wanted.flat().every(({ short }) => short) ? -1 : undefined).map((condition, rank) => ({
        condition: (asking) => condition(wanted, asking),
        asking: ranks[rank] ?? 'indexed',
      })),
    news_date: () => [{ condition: all, asking: page }],
    news_countread: () => [
      { condition: all, asking: page, byReads: 'counted' },
      { condition: all, asking: page, byReads: 'uncounted' },
    ],
  };
  return orders[order]();
}

const idRows = z.array(z.object({ id: z.number() }));

/** The question for the ids of one part, `most` of them. */
export function partSql({ filter, now }: Question, { condition, asking, byReads }: Part, most: number): Prisma.Sql {
  const scope = Prisma.join([publicSql(now), ...partsSql(filter), condition(asking)], ' AND ');
  const { from, key, id, more } = walks[byReads ?? 'date'];
  const same =
    byReads === 'counted' && filter.categoryId ? Prisma.sql`AND k.category_id = ${filter.categoryId}` : Prisma.empty;
  const found = Prisma.sql`SELECT n.id, ${key} AS key FROM ${from} WHERE ${scope} ${more} ${same}`;
  // Materialised, the index of letters is asked; otherwise the items are walked along in their order.
  return asking === 'indexed'
    ? Prisma.sql`WITH found AS MATERIALIZED (${found}) SELECT id FROM found ORDER BY key DESC, id DESC LIMIT ${most}`
    : Prisma.sql`${found} ORDER BY ${key} DESC, ${id} DESC LIMIT ${most}`;
}

/** What is walked along, newest or most read first. */
const walks = {
  date: { from: Prisma.sql`news n`, key: Prisma.sql`n.publish_at`, id: Prisma.sql`n.id`, more: Prisma.empty },
  counted: {
    from: Prisma.sql`news_count k JOIN news n ON n.id = k.news_id`,
    key: Prisma.sql`k.reads`,
    id: Prisma.sql`k.news_id`,
    more: Prisma.empty,
  },
  uncounted: {
    from: Prisma.sql`news n`,
    key: Prisma.sql`n.id`,
    id: Prisma.sql`n.id`,
    more: Prisma.sql`AND NOT EXISTS (SELECT 1 FROM news_count k WHERE k.news_id = n.id)`,
  },
};

/** The newest items whose headline holds what is looked for; read along, only the newest `near` items are looked at. */
export async function listByHeadline(wanted: Wanted, asking: Asking, most: number, near: number) {
  const now = new Date();
  const rows = await (asking === 'indexed'
    ? db.$queryRaw`
        WITH found AS MATERIALIZED (
          SELECT n.id, n.topic, n.section, n.publish_at FROM news n
          WHERE ${publicSql(now)} AND ${standsSql(wanted, 'topic', 'indexed')})
        SELECT id, topic, section::text FROM found ORDER BY publish_at DESC, id DESC LIMIT ${most}`
    : db.$queryRaw`
        WITH near AS (
          SELECT * FROM news n WHERE ${publicSql(now)} ORDER BY publish_at DESC, id DESC LIMIT ${near})
        SELECT id, topic, section::text FROM near n WHERE ${standsSql(wanted, 'topic', 'read')}
        ORDER BY publish_at DESC, id DESC LIMIT ${most}`);
  return headlineRows.parse(rows);
}

const headlineRows = z.array(z.object({ id: z.number(), topic: z.string(), section: z.enum(sections) }));
