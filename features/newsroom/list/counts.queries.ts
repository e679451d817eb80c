import { countTallied } from '@/features/news/tally.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { escapeLike } from '@/lib/text/search-text';
import { toThaiDayRange } from '@/lib/time/thai-time';
import { buildScopeWhere, buildSupervisedWhere } from '../workflow/workflow.queries';
import type { NewsroomScope } from '../workflow/workflow.schema';
import type { NewsroomFilter, NewsroomListScope, NewsroomTab } from './counts.schema';

/** Matches no row; in a condition, an undefined id would match all. */
const NOBODY = -1;

/** How many items of each category there are in a place, by what has become of them. */
export async function countByCategory(viewer: Viewer, place: NewsroomListScope) {
  const { scope, section } = place;
  const within = { AND: [buildScopeWhere(viewer, scope)], section, deletedAt: null };
  const count = (where: Prisma.NewsWhereInput) =>
    db.news.groupBy({ by: ['categoryId', 'status'], where, _count: true });
  if (!canUseTally(viewer, section)) return (await count(within)).map(toCount);
  const [kept, drafts] = await Promise.all([
    countTallied(section, { organisationIds: await listOfficeIds(viewer, place) }),
    count({ ...within, status: 'draft' }),
  ]);
  return [
    ...kept.flatMap(({ items, ...row }) => (row.status === 'draft' ? [] : [{ ...row, count: items }])),
    ...drafts.map(toCount),
  ];
}

const toCount = ({ categoryId, status, _count }: { categoryId: number; status: string; _count: number }) => ({
  categoryId,
  status,
  count: _count,
});

/** Kept figures say how many items an organisation has, not whose; so they serve those who see all but others' drafts. */
const canUseTally = (viewer: Viewer, section: NewsroomListScope['section']): boolean =>
  can(viewer, 'news.publish') && (section === 'news' || can(viewer, 'lifestyle.write'));

/** How many items of a list there are under each tab. */
export async function countTabs(
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomFilter,
  now: Date,
  offices: readonly number[] | undefined,
): Promise<Record<NewsroomTab, number>> {
  const within = { AND: [buildNarrowedWhere(viewer, place, choice), buildOfficesWhere(offices)] };
  const count = (tab: NewsroomTab) => db.news.count({ where: { AND: [within, buildTabWheres(now)[tab]] } });
  const [by, scheduled, pending, bin] = await Promise.all([
    countStates(viewer, place, choice, within, offices),
    count('scheduled'),
    count('pending'),
    count('bin'),
  ]);
  return {
    all: [...by.values()].reduce((sum, items) => sum + items, 0),
    wait: by.get('wait') ?? 0,
    pending,
    return: by.get('return') ?? 0,
    draft: by.get('draft') ?? 0,
    allow: (by.get('allow') ?? 0) - scheduled,
    scheduled,
    hide: by.get('hide') ?? 0,
    bin,
  };
}

/** How many items of a list, without the bin, are in each state; from the kept figures where the list is no search. */
async function countStates(
  viewer: Viewer,
  { section }: NewsroomListScope,
  { needle, from, to, categoryId }: NewsroomFilter,
  within: Prisma.NewsWhereInput,
  offices: readonly number[] | undefined,
): Promise<Map<string, number>> {
  const listed = { AND: [within], deletedAt: null };
  if (needle !== '' || from !== undefined || to !== undefined || !canUseTally(viewer, section)) {
    const groups = await db.news.groupBy({ by: ['status'], where: listed, _count: true });
    return new Map(groups.map(({ status, _count }) => [status, _count]));
  }
  const [kept, drafts] = await Promise.all([
    countTallied(section, { organisationIds: offices, categoryId }),
    db.news.count({ where: { ...listed, status: 'draft' } }),
  ]);
  const sums = new Map<string, number>();
  for (const { status, items } of kept) sums.set(status, (sums.get(status) ?? 0) + items);
  return sums.set('draft', drafts);
}

/** What a list holds under any of its tabs, as a condition with the viewer's rights. */
export function buildNarrowedWhere(
  viewer: Viewer,
  { scope, section }: NewsroomListScope,
  choice: NewsroomFilter,
): Prisma.NewsWhereInput {
  return {
    AND: [buildScopeWhere(viewer, scope)],
    section,
    categoryId: choice.categoryId,
    organisationId: choice.organisationId,
    topicSearch: choice.needle ? { contains: escapeLike(choice.needle) } : undefined,
    publishAt: toThaiDayRange(choice.from, choice.to),
  };
}

/** What stands under each tab. */
export const buildTabWheres = (now: Date): Record<NewsroomTab, Prisma.NewsWhereInput> => ({
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

/** So few organisations are told to a query by their ids, which leads it to their own rows. */
const MAX_LISTED_OFFICES = 50;

/** That an item is of one of a list's organisations, where they are few; its other conditions say so too. */
export const buildOfficesWhere = (offices: readonly number[] | undefined): Prisma.NewsWhereInput =>
  offices && offices.length <= MAX_LISTED_OFFICES ? { organisationId: { in: [...offices] } } : {};

/** The organisations of a list, by id; undefined for all of them. */
export async function listOfficeIds(
  viewer: Viewer,
  { scope, section }: NewsroomListScope,
  { organisationId }: Pick<NewsroomFilter, 'organisationId'> = {},
): Promise<number[] | undefined> {
  const within = buildOrganisationsWhere(viewer, scope, section);
  if (!within) return organisationId === undefined ? undefined : [organisationId];
  const rows = await db.organisation.findMany({ where: { AND: [within], id: organisationId }, select: { id: true } });
  return rows.map(({ id }) => id);
}

/**
 * The organisations whose items of a section are in a place, for who publishes; all of them where nothing narrows. It agrees
 * with `buildScopeWhere`, but for drafts.
 */
function buildOrganisationsWhere(
  viewer: Viewer,
  scope: NewsroomScope,
  section: NewsroomListScope['section'],
): Prisma.OrganisationWhereInput | undefined {
  const { organisationId = NOBODY } = viewer;
  const [own, members] = [{ id: organisationId }, buildSupervisedWhere(organisationId)];
  const conditions: Record<NewsroomScope, Prisma.OrganisationWhereInput | undefined> = {
    self: own,
    own,
    members,
    ownAndMembers: { OR: [own, members] },
    all: undefined,
    'kind:college': { kind: 'college' },
    'kind:institute': { kind: 'institute' },
    'kind:province': { kind: 'province' },
    'kind:department': { kind: 'department' },
    'kind:unit': { kind: 'unit' },
  };
  if (can(viewer, 'news.everywhere')) return conditions[scope];
  return { AND: [section === 'news' ? { OR: [own, members] } : own, conditions[scope] ?? {}] };
}
