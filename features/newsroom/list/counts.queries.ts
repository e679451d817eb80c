import { countTallied } from '@/features/news/tally.queries';
import { covers } from '@/lib/areas/news-hrefs';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { findReviewQueue, listReviewQueueIds } from '../queue/queue.queries';
import { countReviewQueue } from '../queue/queue.rules';
import { buildUndecidedWhere } from '../undecided/undecided.queries';
import { hasUndecidedTab } from '../undecided/undecided.rules';
import { buildScopeWhere, buildSupervisedWhere } from '../workflow/workflow.queries';
import type { NewsroomScope } from '../workflow/workflow.schema';
import type { NewsroomListScope, NewsroomTab } from './counts.schema';
import { type NewsroomFilter, newsroomList } from './list.rules';
import { buildNewsroomSearchWhere } from './search.queries';

/** Number of items by category and status within a list's scope. */
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

/**
 * The tally counts per organisation, not per author; use it only for viewers who see everything except drafts of
 * others.
 */
const canUseTally = (viewer: Viewer, section: NewsroomListScope['section']): boolean =>
  can(viewer, 'news.publish') && (section === 'news' || can(viewer, 'lifestyle.write'));

/** Number of a list's items under each tab. */
export async function countTabs(
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomFilter,
  now: Date,
  offices: readonly number[] | undefined,
): Promise<Record<NewsroomTab, number>> {
  const within = { AND: [await buildNarrowedWhere(viewer, place, choice), buildOfficesWhere(offices)] };
  const count = async (tab: NewsroomTab) =>
    db.news.count({ where: { AND: [within, await buildTabWhere(viewer, tab, now)] } });
  const [by, todo, undecided, scheduled, pending, bin] = await Promise.all([
    countStates(viewer, place, choice, within, offices),
    newsroomList.isNarrowed(choice) ? count('todo') : countTodo(viewer, place),
    hasUndecidedTab(viewer, place) ? count('undecided') : 0,
    count('scheduled'),
    count('pending'),
    count('bin'),
  ]);
  return {
    all: [...by.values()].reduce((sum, items) => sum + items, 0),
    todo,
    wait: by.get('wait') ?? 0,
    undecided,
    pending,
    return: by.get('return') ?? 0,
    draft: by.get('draft') ?? 0,
    allow: (by.get('allow') ?? 0) - scheduled,
    scheduled,
    hide: by.get('hide') ?? 0,
    bin,
  };
}

/** Number of a list's items by status, without the bin; from the tally if that knows all filters that are set. */
async function countStates(
  viewer: Viewer,
  { section }: NewsroomListScope,
  choice: NewsroomFilter,
  within: Prisma.NewsWhereInput,
  offices: readonly number[] | undefined,
): Promise<Map<string, number>> {
  const { needle, categoryId } = choice;
  const listed = { AND: [within], deletedAt: null };
  const others = { ...choice, search: '', categoryId: undefined, organisationId: undefined };
  if (needle !== '' || newsroomList.isNarrowed(others) || !canUseTally(viewer, section)) {
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

/** Condition for a list's items under any tab; includes the viewer's rights. */
export async function buildNarrowedWhere(
  viewer: Viewer,
  { scope, section }: NewsroomListScope,
  choice: NewsroomFilter,
): Promise<Prisma.NewsWhereInput> {
  const found = await buildNewsroomSearchWhere(choice.needle);
  return { AND: [buildScopeWhere(viewer, scope), newsroomList.where(choice), found], section };
}

/** Number of a list's items in the viewer's review queue: the number beside its entry of the menu. */
async function countTodo(viewer: Viewer, { scope, section }: NewsroomListScope): Promise<number> {
  const queue = await findReviewQueue(viewer);
  return countReviewQueue(queue, (group) => group.section === section && covers(scope, group));
}

/** Condition of a tab. */
export async function buildTabWhere(viewer: Viewer, tab: NewsroomTab, now: Date): Promise<Prisma.NewsWhereInput> {
  return tab === 'todo'
    ? { deletedAt: null, id: { in: await listReviewQueueIds(viewer) } }
    : buildStateWheres(viewer, now)[tab];
}

const buildStateWheres = (viewer: Viewer, now: Date): Record<Exclude<NewsroomTab, 'todo'>, Prisma.NewsWhereInput> => ({
  all: { deletedAt: null },
  wait: { deletedAt: null, status: 'wait' },
  undecided: buildUndecidedWhere(viewer, now),
  pending: { deletedAt: null, status: 'allow', revisions: { some: { state: 'pending' } } },
  return: { deletedAt: null, status: 'return' },
  draft: { deletedAt: null, status: 'draft' },
  allow: { deletedAt: null, status: 'allow', publishAt: { lte: now } },
  scheduled: { deletedAt: null, status: 'allow', publishAt: { gt: now } },
  hide: { deletedAt: null, status: 'hide' },
  bin: { deletedAt: { not: null } },
});

/** Maximum number of organisations that are passed to a query as ids, which leads it to their rows. */
const MAX_LISTED_OFFICES = 50;

/** Condition that an item belongs to one of a list's organisations, if they are few; the other conditions imply it. */
export const buildOfficesWhere = (offices: readonly number[] | undefined): Prisma.NewsWhereInput =>
  offices && offices.length <= MAX_LISTED_OFFICES ? { organisationId: { in: [...offices] } } : {};

/** Ids of a list's organisations; undefined for all of them. */
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
 * Organisations whose items of a section are in a scope, for viewers who may publish; undefined for all of them. It
 * agrees with `buildScopeWhere`, except for drafts.
 */
function buildOrganisationsWhere(
  viewer: Viewer,
  scope: NewsroomScope,
  section: NewsroomListScope['section'],
): Prisma.OrganisationWhereInput | undefined {
  const { organisationId = NO_ID } = viewer;
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
