import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { getCurrentTime } from '@/lib/time/current-time';
import { newsroomMessages } from '../workflow/workflow.messages';
import { buildScopeWhere } from '../workflow/workflow.queries';
import { buildNarrowedWhere, buildOfficesWhere, buildTabWheres, countTabs, listOfficeIds } from './counts.queries';
import type { NewsroomListScope } from './counts.schema';
import type { NewsroomChoice } from './list.rules';
import type { NewsroomSort } from './list.schema';

/** Upper bound, above the number of organisations in the country's agency. */
const MAX_ORGANISATIONS = 1_200;

export const newsroomRowColumns = {
  ...selectColumns('id', 'version', 'topic', 'section', 'status', 'approveLevel', 'publishAt', 'publishOnApproval'),
  ...selectColumns('unpublishAt', 'updatedAt', 'deletedAt', 'categoryChosen'),
  category: { select: { id: true, name: true } },
  organisation: { select: { id: true, name: true, shortName: true } },
  collegeUser: { select: { firstName: true, lastName: true } },
  systemUser: { select: { account: { select: { displayName: true } } } },
  count: { select: { reads: true, shares: true } },
  revisions: { where: { state: 'pending' }, select: { id: true } },
} as const satisfies Prisma.NewsSelect;
type Row = Prisma.NewsGetPayload<{ select: typeof newsroomRowColumns }>;

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
  const [items, counts] = await Promise.all([listPage(where, choice), countTabs(viewer, place, choice, now, offices)]);
  const total = counts[choice.tab];
  return { items, total, counts, reads: total > MAX_SUMMED ? undefined : await sumReads(where) };
}

/** First which rows, then what they show: else PostgreSQL would join all that is shown to every row before it sorts. */
async function listPage(where: Prisma.NewsWhereInput, choice: NewsroomChoice): Promise<NewsroomRow[]> {
  const found = await db.news.findMany({
    where,
    select: { id: true },
    orderBy: buildNewsroomOrder(choice),
    ...toSkipTake(choice),
  });
  const ids = found.map(({ id }) => id);
  const rows = await db.news.findMany({ where: { id: { in: ids } }, select: newsroomRowColumns });
  return sortByIds(ids, rows).map(toNewsroomRow);
}

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
  return { AND: [await buildNarrowedWhere(viewer, place, choice), buildTabWheres(now)[choice.tab]] };
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
  const { approveLevel, collegeUser, systemUser, count, revisions, publishAt, unpublishAt, ...others } = row;
  const { categoryChosen, ...rest } = others;
  return {
    ...rest,
    topic: row.topic || newsroomMessages['newsroom.untitled'],
    category: categoryChosen ? row.category : { ...row.category, name: newsroomMessages['newsroom.noCategory'] },
    level: approveLevel,
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
