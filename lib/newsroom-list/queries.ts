import type { Viewer } from '../auth/viewer';
import { db, type Prisma } from '../db';
import { slice } from '../list';
import { inScope } from '../newsroom/queries';
import type { NewsroomScope } from '../newsroom/schema';
import { escapeLike } from '../search-text';
import { thaiDays } from '../thai-time';
import type { NewsroomChoice } from './rules';
import type { NewsroomRow, NewsroomSort, NewsroomTab } from './schema';

/** What a place of an area is about. */
export type NewsroomPlace = { scope: NewsroomScope; section: 'news' | 'lifestyle' };

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

/** A page of a place's items, how many there are under each tab, and how often the listed ones were read in all. */
export async function listNewsroom(viewer: Viewer, place: NewsroomPlace, choice: NewsroomChoice, now = new Date()) {
  const where = whereOf(viewer, place, choice, now);
  const [rows, counts, sum] = await Promise.all([
    db.news.findMany({ where, select: rowColumns, orderBy: orderOf(choice), ...slice(choice) }),
    countTabs(viewer, place, choice, now),
    db.newsCount.aggregate({ where: { news: where }, _sum: { reads: true } }),
  ]);
  return { items: rows.map(toRow), total: counts[choice.tab], counts, reads: sum._sum.reads ?? 0 };
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

/** How many items of each category there are in a place, by what has become of them. */
export async function countByCategory(viewer: Viewer, { scope, section }: NewsroomPlace) {
  const groups = await db.news.groupBy({
    by: ['categoryId', 'status'],
    where: { AND: [inScope(viewer, scope)], section, deletedAt: null },
    _count: true,
  });
  return groups.map(({ categoryId, status, _count }) => ({ categoryId, status, count: _count }));
}

async function countTabs(
  viewer: Viewer,
  place: NewsroomPlace,
  choice: NewsroomChoice,
  now: Date,
): Promise<Record<NewsroomTab, number>> {
  const within = narrowed(viewer, place, choice);
  const count = (tab: NewsroomTab) => db.news.count({ where: { AND: [within, tabs(now)[tab]] } });
  const [groups, scheduled, pending, bin] = await Promise.all([
    db.news.groupBy({ by: ['status'], where: { AND: [within, tabs(now).all] }, _count: true }),
    count('scheduled'),
    count('pending'),
    count('bin'),
  ]);
  const by = (status: string) => groups.find((group) => group.status === status)?._count ?? 0;
  return {
    all: groups.reduce((sum, { _count }) => sum + _count, 0),
    wait: by('wait'),
    pending,
    return: by('return'),
    draft: by('draft'),
    allow: by('allow') - scheduled,
    scheduled,
    hide: by('hide'),
    bin,
  };
}

function narrowed(viewer: Viewer, { scope, section }: NewsroomPlace, choice: NewsroomChoice): Prisma.NewsWhereInput {
  return {
    AND: [inScope(viewer, scope)],
    section,
    categoryId: choice.categoryId,
    organisationId: choice.organisationId,
    topicSearch: choice.needle ? { contains: escapeLike(choice.needle) } : undefined,
    publishAt: thaiDays(choice.from, choice.to),
  };
}

const tabs = (now: Date): Record<NewsroomTab, Prisma.NewsWhereInput> => ({
  all: { deletedAt: null },
  wait: { deletedAt: null, status: 'wait' },
  pending: { deletedAt: null, status: 'allow', revisions: { some: { state: 'pending' } } },
  return: { deletedAt: null, status: 'return' },
  draft: { deletedAt: null, status: 'draft' },
  allow: { deletedAt: null, status: 'allow', publishAt: { lte: now } },
  scheduled: { deletedAt: null, status: 'allow', publishAt: { gt: now } },
  hide: { deletedAt: null, status: 'hide' },
  bin: { deletedAt: { not: null } },
});

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
