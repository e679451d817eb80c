import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { listRoads } from '../road/road.queries';
import { buildScopeWhere } from '../workflow/workflow.queries';
import { toFacts } from '../workflow/workflow.rows';
import { buildNarrowedWhere, buildOfficesWhere, buildTabWhere, listOfficeIds } from './counts.queries';
import type { NewsroomListScope } from './counts.schema';
import { type ListRow, type NewsroomListRow, newsroomListRowColumns, toNewsroomListRow } from './list.rows';
import { type NewsroomChoice, readNewsroomOrder } from './list.rules';
import type { NewsroomSort } from './list.schema';
import { countTabs } from './tabs.queries';

/** Upper bound, above the number of organisations in the country's agency. */
const MAX_ORGANISATIONS = 1_200;

/** Maximum length of a list whose reads are summed; longer ones would take seconds. */
const MAX_SUMMED = 20_000;
/** A page of a list's items, the number of items under each tab, and the sum of reads of the listed items. */
export async function listNewsroom(
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomChoice,
  now = getCurrentTime(),
) {
  const offices = await listOfficeIds(viewer, place, choice);
  const where = { AND: [await buildNewsroomWhere(viewer, place, choice, now), buildOfficesWhere(offices)] };
  const [rows, moderated, counts] = await Promise.all([
    listPage(where, choice),
    listModeratedKinds(),
    countTabs(viewer, place, choice, now, offices),
  ]);
  const roads = await listRoads(rows.map(toRoadItem), moderated, now);
  const items: NewsroomListRow[] = rows.map((row) => toNewsroomListRow(row, viewer, moderated, now, roads.get(row.id)));
  const total = counts[choice.tab];
  return { items, total, counts, reads: total > MAX_SUMMED ? undefined : await sumReads(where) };
}

/** First which rows, then what they show: else PostgreSQL would join all that is shown to every row before it sorts. */
async function listPage(where: Prisma.NewsWhereInput, choice: NewsroomChoice): Promise<ListRow[]> {
  const found = await db.news.findMany({
    where,
    select: { id: true },
    orderBy: buildNewsroomOrder(choice),
    ...toSkipTake(choice),
  });
  const ids = found.map(({ id }) => id);
  const rows = await db.news.findMany({ where: { id: { in: ids } }, select: newsroomListRowColumns });
  return sortByIds(ids, rows);
}

const toRoadItem = (row: ListRow) => ({ id: row.id, publishAt: row.publishAt, facts: toFacts(row) });

async function sumReads(where: Prisma.NewsWhereInput): Promise<number> {
  const sum = await db.newsCount.aggregate({ where: { news: where }, _sum: { reads: true } });
  return sum._sum.reads ?? 0;
}

/** Condition for the rows that the URL requests; includes the viewer's rights. */
export async function buildNewsroomWhere(
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomChoice,
  now: Date,
): Promise<Prisma.NewsWhereInput> {
  return { AND: [await buildNarrowedWhere(viewer, place, choice), await buildTabWhere(viewer, choice.tab, now)] };
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

/** Organisations with items in a list's scope, for its filter. */
export async function listScopeOrganisations(viewer: Viewer, { scope, section }: NewsroomListScope) {
  return db.organisation.findMany({
    where: { news: { some: { AND: [buildScopeWhere(viewer, scope)], section } } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
    take: MAX_ORGANISATIONS,
  });
}
