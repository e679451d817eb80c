import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { slice } from '@/lib/list/list';
import { currentTime } from '@/lib/time/current-time';
import { inScope } from '../workflow/workflow.queries';
import { countTabs, findOffices, narrowed, ofOffices, tabs } from './counts.queries';
import type { NewsroomPlace } from './counts.schema';
import type { NewsroomChoice } from './list.rules';
import type { NewsroomRow, NewsroomSort } from './list.schema';

/** More organisations than the country's agency has. */
const OFFERED = 1_200;

export const rowColumns = {
  id: true,
  version: true,
  topic: true,
  section: true,
  status: true,
  approveLevel: true,
  publishAt: true,
  publishOnApproval: true,
  unpublishAt: true,
  updatedAt: true,
  deletedAt: true,
  category: { select: { id: true, name: true } },
  organisation: { select: { id: true, name: true, shortName: true } },
  collegeUser: { select: { firstName: true, lastName: true } },
  systemUser: { select: { account: { select: { displayName: true } } } },
  count: { select: { reads: true, shares: true } },
  revisions: { where: { state: 'pending' }, select: { id: true } },
} as const satisfies Prisma.NewsSelect;
type Row = Prisma.NewsGetPayload<{ select: typeof rowColumns }>;

/** Longer lists don't say how often they were read in all: that would cost seconds. */
const SUMMED = 20_000;
/** A page of a place's items, how many there are under each tab, and how often the listed ones were read in all. */
export async function listNewsroom(viewer: Viewer, place: NewsroomPlace, choice: NewsroomChoice, now = currentTime()) {
  const offices = await findOffices(viewer, place, choice);
  const where = { AND: [whereOf(viewer, place, choice, now), ofOffices(offices)] };
  const [items, counts] = await Promise.all([readPage(where, choice), countTabs(viewer, place, choice, now, offices)]);
  const total = counts[choice.tab];
  return { items, total, counts, reads: total > SUMMED ? undefined : await sumReads(where) };
}

/** First which rows, then what they show: else PostgreSQL would join all that is shown to every row before it sorts. */
async function readPage(where: Prisma.NewsWhereInput, choice: NewsroomChoice): Promise<NewsroomRow[]> {
  const ids = await db.news.findMany({ where, select: { id: true }, orderBy: orderOf(choice), ...slice(choice) });
  const rows = await db.news.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: rowColumns });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []).map(toRow);
}

async function sumReads(where: Prisma.NewsWhereInput): Promise<number> {
  const sum = await db.newsCount.aggregate({ where: { news: where }, _sum: { reads: true } });
  return sum._sum.reads ?? 0;
}

/** The rows of a place that an address asks for, as a condition that holds the viewer's rights. */
export function whereOf(
  viewer: Viewer,
  place: NewsroomPlace,
  choice: NewsroomChoice,
  now: Date,
): Prisma.NewsWhereInput {
  return { AND: [narrowed(viewer, place, choice), tabs(now)[choice.tab]] };
}

/** The order of a list; equal rows come newest first. */
export function orderOf({ sort, descending }: NewsroomChoice): Prisma.NewsOrderByWithRelationInput[] {
  const order = descending ? 'desc' : 'asc';
  const first: Record<NewsroomSort, Prisma.NewsOrderByWithRelationInput> = {
    updated: { updatedAt: order },
    date: { publishAt: order },
    reads: { count: { reads: order } },
  };
  return [first[sort], { id: 'desc' }];
}

/** The organisations of a place's items, for its filter. */
export async function listPlaceOrganisations(viewer: Viewer, { scope, section }: NewsroomPlace) {
  return db.organisation.findMany({
    where: { news: { some: { AND: [inScope(viewer, scope)], section } } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
    take: OFFERED,
  });
}

/** A database row as a row of a list. */
export function toRow(row: Row): NewsroomRow {
  const { approveLevel, collegeUser, systemUser, count, revisions, publishAt, unpublishAt, ...rest } = row;
  return {
    ...rest,
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
