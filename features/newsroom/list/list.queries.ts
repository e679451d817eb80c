import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { readNearerEnd } from '@/lib/list/read-nearer-end';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { listRoads } from '../road/road.queries';
import { toFacts } from '../workflow/workflow.rows';
import {
  buildNarrowedWhere,
  buildOfficesWhere,
  buildOrganisationsWhere,
  buildTabWhere,
  listOfficeIds,
} from './counts.queries';
import type { NewsroomListScope } from './counts.schema';
import { type ListRow, type NewsroomListRow, newsroomListRowColumns, toNewsroomListRow } from './list.rows';
import { type NewsroomChoice, readNewsroomOrder } from './list.rules';
import type { NewsroomSort } from './list.schema';
import { type SearchedList, searchListed } from './searched.queries';
import { countTabs, type TabCounts } from './tabs.queries';

/** Upper bound, above the number of organisations in the country's agency. */
const MAX_ORGANISATIONS = 1_200;

/**
 * Maximum length of a list whose reads are summed. Each item costs four pages, those of its index, its row and its
 * count: 16,000 of them were two thirds of the time of a page.
 */
export const MAX_SUMMED = 4_000;
/**
 * A page of a list's items, the number of items under each tab, and the sum of reads of the listed items. Of a search all
 * numbers end at `MAX_SEARCHED`, one above which there are more; `more` tells whether another page follows.
 */
export async function listNewsroom(
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomChoice,
  now = getCurrentTime(),
) {
  const offices = await listOfficeIds(viewer, place, choice);
  const find = choice.needle === '' ? readListed : readSearched;
  const [{ ids, ...found }, moderated] = await Promise.all([
    find({ viewer, place, choice, offices, now, ...toSkipTake(choice) }),
    listModeratedKinds(),
  ]);
  const rows = sortByIds(ids, await db.news.findMany({ where: { id: { in: ids } }, select: newsroomListRowColumns }));
  const roads = await listRoads(rows.map(toRoadItem), moderated, now);
  const items: NewsroomListRow[] = rows.map((row) => toNewsroomListRow(row, viewer, moderated, now, roads.get(row.id)));
  return { items, total: found.counts[choice.tab], ...found };
}

type Found = { ids: number[]; counts: TabCounts; reads: number | undefined; more: boolean };

/** First which rows, then what they show: else PostgreSQL would join all that is shown to every row before it sorts. */
async function readListed({ viewer, place, choice, offices, now, skip, take }: SearchedList): Promise<Found> {
  const where = { AND: [await buildNewsroomWhere(viewer, place, choice, now), buildOfficesWhere(offices)] };
  const counting = countTabs(viewer, place, choice, now, offices);
  const [rows, counts] = await Promise.all([
    readNearerEnd(
      { skip, take, total: counting.then((each) => each[choice.tab]) },
      buildNewsroomOrder(choice),
      (part) => db.news.findMany({ where, select: { id: true }, ...part }),
    ),
    counting,
  ]);
  const total = counts[choice.tab];
  const reads = total > MAX_SUMMED ? undefined : await sumReads(where);
  return { ids: rows.map(({ id }) => id), counts, reads, more: skip + take < total };
}

/** One more row tells whether there is another page. */
async function readSearched(list: SearchedList): Promise<Found> {
  const { ids, counts, reads } = await searchListed({ ...list, take: list.take + 1 });
  return { ids: ids.slice(0, list.take), counts, reads: reads ?? undefined, more: ids.length > list.take };
}

const toRoadItem = (row: ListRow) => ({ id: row.id, publishAt: row.publishAt, facts: toFacts(row) });

async function sumReads(where: Prisma.NewsWhereInput): Promise<number> {
  const sum = await db.newsCount.aggregate({ where: { news: where }, _sum: { reads: true } });
  return sum._sum.reads ?? 0;
}

/** Condition for the rows that the URL requests, without its search; includes the viewer's rights. */
export async function buildNewsroomWhere(
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomChoice,
  now: Date,
): Promise<Prisma.NewsWhereInput> {
  return { AND: [buildNarrowedWhere(viewer, place, choice), await buildTabWhere(viewer, choice.tab, now)] };
}

/** The order of a list; equal rows come newest first, those that wait alike oldest first. */
export function buildNewsroomOrder(choice: NewsroomChoice): Prisma.NewsOrderByWithRelationInput[] {
  const { sort, descending } = readNewsroomOrder(choice);
  const order = descending ? 'desc' : 'asc';
  const first: Record<NewsroomSort, Prisma.NewsOrderByWithRelationInput> = {
    updated: { updatedAt: order },
    waiting: { waitsSince: { sort: order, nulls: 'last' } },
    date: { publishAt: order },
    reads: { count: { reads: order } },
  };
  return [first[sort], { id: sort === 'waiting' ? order : 'desc' }];
}

/**
 * Organisations with items in a list's scope, for its filter; those that have drafts only are left out. Organisations
 * are asked for their items, as asking the items for their organisations reads all of them.
 */
export async function listScopeOrganisations(viewer: Viewer, { scope, section }: NewsroomListScope) {
  return db.organisation.findMany({
    where: {
      AND: [buildOrganisationsWhere(viewer, scope, section) ?? {}],
      news: { some: { section, status: { not: 'draft' } } },
    },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
    take: MAX_ORGANISATIONS,
  });
}
