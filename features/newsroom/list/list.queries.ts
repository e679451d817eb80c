import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { pickColumns } from '@/lib/list/pick-columns';
import { selectColumns } from '@/lib/list/select-columns';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { listRoads, type Road } from '../road/road.queries';
import { canPass } from '../undecided/undecided.rules';
import { findNextLevel } from '../workflow/ladder.rules';
import { buildScopeWhere } from '../workflow/workflow.queries';
import { factsColumns, toFacts } from '../workflow/workflow.rows';
import { getEditingMode, listEvents, listLevels, type Moderated } from '../workflow/workflow.rules';
import { buildNarrowedWhere, buildOfficesWhere, buildTabWheres, countTabs, listOfficeIds } from './counts.queries';
import type { NewsroomListScope } from './counts.schema';
import type { NewsroomChoice } from './list.rules';
import type { NewsroomSort } from './list.schema';

/** Upper bound, above the number of organisations in the country's agency. */
const MAX_ORGANISATIONS = 1_200;

const plainRowColumns = selectColumns('id', 'version', 'topic', 'section', 'status', 'publishOnApproval');

export const newsroomRowColumns = {
  ...plainRowColumns,
  ...selectColumns('approveLevel', 'publishAt', 'unpublishAt', 'updatedAt', 'deletedAt'),
  category: { select: { id: true, name: true } },
  organisation: { select: { id: true, name: true, shortName: true } },
  collegeUser: { select: { firstName: true, lastName: true } },
  systemUser: { select: { account: { select: { displayName: true } } } },
  count: { select: { reads: true, shares: true } },
  revisions: { where: { state: 'pending' }, select: { id: true } },
} as const satisfies Prisma.NewsSelect;
type Row = Prisma.NewsGetPayload<{ select: typeof newsroomRowColumns }>;

/** Columns of a row in a list, which also says what the viewer may do with the item. */
const listedColumns = {
  ...newsroomRowColumns,
  ...factsColumns,
  organisation: { select: { ...factsColumns.organisation.select, shortName: true } },
} as const satisfies Prisma.NewsSelect;
type ListedRow = Prisma.NewsGetPayload<{ select: typeof listedColumns }>;

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
  const items = rows.map((row) => ({ ...toListedItem(viewer, row, moderated), road: roads.get(row.id) }));
  const total = counts[choice.tab];
  return { items, total, counts, reads: total > MAX_SUMMED ? undefined : await sumReads(where) };
}

/** First which rows, then what they show: else PostgreSQL would join all that is shown to every row before it sorts. */
async function listPage(where: Prisma.NewsWhereInput, choice: NewsroomChoice): Promise<ListedRow[]> {
  const found = await db.news.findMany({
    where,
    select: { id: true },
    orderBy: buildNewsroomOrder(choice),
    ...toSkipTake(choice),
  });
  const ids = found.map(({ id }) => id);
  const rows = await db.news.findMany({ where: { id: { in: ids } }, select: listedColumns });
  return sortByIds(ids, rows);
}

/** An item as a list shows it, with the steps that the viewer may take and whether it may edit it. */
function toListedItem(viewer: Viewer, row: ListedRow, moderated: Moderated) {
  const facts = toFacts(row);
  const events = listEvents(viewer, facts, moderated);
  return {
    ...toNewsroomRow(row),
    events,
    mayEdit: getEditingMode(viewer, facts, moderated) !== 'no',
    /** Next step of the ladder that the viewer may give it. */
    raisesTo: events.includes('lift') ? findNextLevel(facts.level, listLevels(viewer, facts, 'lift')) : undefined,
    mayPass: canPass(viewer, facts),
  };
}
/** An item of a list with what the viewer may do with it. */
export type NewsroomItemRow = ReturnType<typeof toListedItem> & { road?: Road };

const toRoadItem = (row: ListedRow) => ({ id: row.id, publishAt: row.publishAt, facts: toFacts(row) });

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
  return { AND: [await buildNarrowedWhere(viewer, place, choice), buildTabWheres(viewer, now)[choice.tab]] };
}

/** The order of a list; equal rows come newest first. */
export function buildNewsroomOrder({ sort, descending }: NewsroomChoice): Prisma.NewsOrderByWithRelationInput[] {
  const order = descending ? 'desc' : 'asc';
  const first: Record<NewsroomSort, Prisma.NewsOrderByWithRelationInput> = {
    updated: { updatedAt: order },
    date: { publishAt: order },
    reads: { count: { reads: order } },
  };
  return [first[sort], { id: 'desc' }];
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

export function toNewsroomRow(row: Row) {
  const { collegeUser, systemUser, count, revisions, publishAt, unpublishAt } = row;
  const { id, name, shortName } = row.organisation;
  return {
    ...pickColumns(row, plainRowColumns),
    category: row.category,
    organisation: { id, name, shortName },
    level: row.approveLevel,
    author: collegeUser
      ? `${collegeUser.firstName} ${collegeUser.lastName}`
      : (systemUser?.account.displayName ?? row.organisation.name),
    publishAt: publishAt.toISOString(),
    unpublishAt: unpublishAt?.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString(),
    pending: revisions.length > 0,
    reads: count?.reads ?? 0,
    shares: count?.shares ?? 0,
  };
}
/** An item as the newsroom's lists show it: plain JSON. */
export type NewsroomRow = ReturnType<typeof toNewsroomRow>;
