import { z } from 'zod';
import { readSample } from '@/features/news/sample/sample.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { listReviewQueueIds } from '../queue/queue.queries';
import { hasUndecidedTab } from '../undecided/undecided.rules';
import { type NewsroomListScope, type NewsroomTab, newsroomTabs } from './counts.schema';
import { type NewsroomChoice, readNewsroomOrder } from './list.rules';
import { isIndexedOrder, type NewsroomOrder, type NewsroomSort } from './list.schema';
import { listedSql, searchedWithinSql } from './listed.queries';
import { foundIdsSql, foundSql, publishedTextSql, readListSearch, writtenBySql } from './search.queries';
import { type ListSearch, type ListSearchPlan, MAX_SEARCHED } from './search.schema';
import { chooseListPlan } from './search-plan.rules';
import { buildTabSqls } from './tab-conditions.queries';

/** A list with a search, and the rows that are wanted of it. */
export type SearchedList = {
  viewer: Viewer;
  place: NewsroomListScope;
  choice: NewsroomChoice;
  offices: readonly number[] | undefined;
  now: Date;
  skip: number;
  take: number;
};

const searchedRow = z.object({
  ids: z.array(z.number()),
  counts: z.record(z.enum(newsroomTabs), z.number()),
  reads: z.number().nullable(),
});

/**
 * Ids of some rows of a list with a search, in the list's order; the number of items under each tab, one above 1,000 if
 * there are more; and the sum of their reads unless there are more. In one statement, by the plan that a sample of the
 * items estimates as cheaper.
 */
export async function searchListed(list: SearchedList): Promise<z.infer<typeof searchedRow>> {
  const { viewer, place, choice, offices, skip, take } = list;
  const [search, todo, sample] = await Promise.all([
    readListSearch(choice.needle),
    listReviewQueueIds(viewer),
    readSample(),
  ]);
  const order = readNewsroomOrder(choice);
  const plan = chooseListPlan(sample, { search, place, choice, offices, order, most: skip + take });
  return runListSearch(list, search, todo, plan);
}

/** The same by a given plan. */
export async function runListSearch(
  list: SearchedList,
  search: ListSearch,
  todo: readonly number[],
  plan: ListSearchPlan,
): Promise<z.infer<typeof searchedRow>> {
  const rows = await db.$queryRaw(buildListSearchSql(list, search, todo, plan));
  const [row] = z.tuple([searchedRow]).parse(rows);
  return row;
}

/** Tabs that together have all items outside the bin, each once. */
const statusTabs = ['wait', 'return', 'draft', 'allow', 'scheduled', 'hide'] as const satisfies NewsroomTab[];

function buildListSearchSql(list: SearchedList, search: ListSearch, todo: readonly number[], plan: ListSearchPlan) {
  const { viewer, place, choice, offices, now } = list;
  const listed = listedSql(viewer, place, choice, offices);
  const tabs = buildTabSqls(viewer, now, todo);
  const within = searchedWithinSql(place, choice, offices);
  const found = plan.whole
    ? Prisma.sql`found AS MATERIALIZED (${lookUpSql(foundIdsSql(search, plan.asking, within), foundColumns, listed)}),`
    : Prisma.empty;
  /** Items found under a tab, each read in a walk. */
  const from = (tab: Prisma.Sql) =>
    plan.whole
      ? Prisma.sql`FROM found n WHERE ${tab}`
      : Prisma.sql`FROM news n WHERE ${listed} AND ${tab} AND ${foundSql(search)}`;
  const count = (tab: Exclude<NewsroomTab, 'all'>) => {
    if (tab === 'undecided' && !hasUndecidedTab(viewer, place)) return Prisma.sql`0`;
    const counted =
      tab === 'allow' && !plan.whole
        ? somePublishedSql(search, Prisma.sql`${listed} AND ${tabs.allow}`, within)
        : Prisma.sql`SELECT 1 ${from(tabs[tab])} LIMIT ${MAX_SEARCHED + 1}`;
    return Prisma.sql`(SELECT count(*)::int FROM (${counted}) c)`;
  };
  const counts = newsroomTabs.flatMap((tab) => (tab === 'all' ? [] : [Prisma.sql`${count(tab)} AS ${nameSql(tab)}`]));
  const all = Prisma.sql`least(${MAX_SEARCHED + 1}::int, ${Prisma.join(statusTabs.map(nameSql), ' + ')})`;
  const total = choice.tab === 'all' ? all : nameSql(choice.tab);
  const page = plan.whole
    ? wholePageSql(list, tabs[choice.tab])
    : walkedPageSql(list, tabs[choice.tab], listed, search);
  return Prisma.sql`
    WITH ${found} counted AS MATERIALIZED (SELECT ${Prisma.join(counts)})
    SELECT ARRAY(${page}) AS ids, to_jsonb(counted) || jsonb_build_object('all', ${all}) AS counts,
      CASE WHEN ${total} <= ${MAX_SEARCHED}::int THEN (
        SELECT COALESCE(sum((SELECT sum(k.reads) FROM news_count k WHERE k.news_id = n.id)), 0)::int ${from(tabs[choice.tab])}
      ) END AS reads
    FROM counted`;
}

const nameSql = (tab: NewsroomTab): Prisma.Sql => Prisma.raw(`"${tab}"`);

/** Columns of which tabs and orders are made. */
const foundColumns = Prisma.sql`n.id, n.section, n.status, n.category_id, n.organisation_id, n.approve_level, n.publish_at,
  n.unpublish_at, n.updated_at, n.waits_since, n.deleted_at`;

/**
 * Columns of the items with these ids that fulfil a condition, each looked up by its id. OFFSET keeps PostgreSQL from
 * reading all ids again for each item of a list that it thinks short.
 */
const lookUpSql = (ids: Prisma.Sql, columns: Prisma.Sql, wanted: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT i.* FROM (${ids} OFFSET 0) f
  CROSS JOIN LATERAL (SELECT ${columns} FROM news n WHERE n.id = f.id AND ${wanted} OFFSET 0) i`;

/** More than 1,000 published items, if there are as many: of those with the words, and of those by the authors. */
function somePublishedSql(search: ListSearch, wanted: Prisma.Sql, within: Prisma.Sql): Prisma.Sql {
  const written = writtenBySql(search);
  const limit = Prisma.sql`LIMIT ${MAX_SEARCHED + 1}`;
  const named = Prisma.sql`SELECT s.id FROM news_search s WHERE ${publishedTextSql(search, 'read')} AND ${within}`;
  const parts = [
    Prisma.sql`${lookUpSql(named, Prisma.sql`n.id`, wanted)} ${limit}`,
    ...(written ? [Prisma.sql`SELECT n.id FROM news n WHERE ${wanted} AND ${written} ${limit}`] : []),
    ...(search.id === undefined ? [] : [Prisma.sql`SELECT n.id FROM news n WHERE ${wanted} AND n.id = ${search.id}`]),
  ];
  return Prisma.sql`SELECT id FROM (${Prisma.join(parts, ') UNION (', '(', ')')}) p ${limit}`;
}

function wholePageSql({ choice, skip, take }: SearchedList, tab: Prisma.Sql): Prisma.Sql {
  const order = readNewsroomOrder(choice);
  return Prisma.sql`SELECT n.id FROM found n ${joinReads(order)} WHERE ${tab}
    ORDER BY ${orderSql(order, orderColumns[order.sort])} OFFSET ${skip} LIMIT ${take}`;
}

/**
 * Items in the list's order, of which each is looked at until there are enough: along an index, or where none has the
 * order, after sorting them unread.
 */
function walkedPageSql({ choice, skip, take }: SearchedList, tab: Prisma.Sql, listed: Prisma.Sql, search: ListSearch) {
  const order = readNewsroomOrder(choice);
  const column = orderColumns[order.sort];
  const rows = Prisma.sql`OFFSET ${skip} LIMIT ${take}`;
  const walked = Prisma.sql`FROM news n ${joinReads(order)} WHERE ${listed} AND ${tab}`;
  return isIndexedOrder(order)
    ? Prisma.sql`SELECT n.id ${walked} AND ${foundSql(search)} ORDER BY ${orderSql(order, column)} ${rows}`
    : Prisma.sql`SELECT w.id FROM (
          SELECT n.id, ${column} AS key ${walked} ORDER BY ${orderSql(order, column)} OFFSET 0) w
        WHERE (SELECT ${foundSql(search)} FROM news n WHERE n.id = w.id)
        ORDER BY ${orderSql(order, Prisma.sql`w.key`, Prisma.sql`w.id`)} ${rows}`;
}

const orderColumns: Record<NewsroomSort, Prisma.Sql> = {
  updated: Prisma.sql`n.updated_at`,
  waiting: Prisma.sql`n.waits_since`,
  date: Prisma.sql`n.publish_at`,
  reads: Prisma.sql`k.reads`,
};

const joinReads = ({ sort }: NewsroomOrder): Prisma.Sql =>
  sort === 'reads'
    ? Prisma.sql`LEFT JOIN news_count k ON k.news_id = n.id AND k.category_id = n.category_id`
    : Prisma.empty;

/** The order of a list as `buildNewsroomOrder` has it. */
function orderSql({ sort, descending }: NewsroomOrder, key: Prisma.Sql, id = Prisma.sql`n.id`): Prisma.Sql {
  const way = Prisma.raw(descending ? 'DESC' : 'ASC');
  return sort === 'waiting'
    ? Prisma.sql`${key} ${way} NULLS LAST, ${id} ${way}`
    : Prisma.sql`${key} ${way}, ${id} DESC`;
}
