import { countTallied } from '@/features/news/tally.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { listReviewQueueIds } from '../queue/queue.queries';
import { buildUndecidedWhere } from '../undecided/undecided.queries';
import { buildScopeWhere, buildSupervisedWhere } from '../workflow/workflow.queries';
import type { NewsroomScope } from '../workflow/workflow.schema';
import type { NewsroomListScope, NewsroomTab } from './counts.schema';
import { type NewsroomFilter, newsroomList } from './list.rules';

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
export const canUseTally = (viewer: Viewer, section: NewsroomListScope['section']): boolean =>
  can(viewer, 'news.publish') && (section === 'news' || can(viewer, 'lifestyle.write'));

/** Condition for a list's items under any tab, without its search; includes the viewer's rights. */
export const buildNarrowedWhere = (
  viewer: Viewer,
  { scope, section }: NewsroomListScope,
  choice: NewsroomFilter,
): Prisma.NewsWhereInput => ({ AND: [buildScopeWhere(viewer, scope), newsroomList.where(choice)], section });

/** Condition of a tab. */
export async function buildTabWhere(viewer: Viewer, tab: NewsroomTab, now: Date): Promise<Prisma.NewsWhereInput> {
  if (tab === 'todo') return { deletedAt: null, id: { in: await listReviewQueueIds(viewer) } };
  return tab === 'undecided' ? buildUndecidedWhere(viewer, now) : buildStateWheres(now)[tab];
}

const buildStateWheres = (now: Date): Record<Exclude<NewsroomTab, 'todo' | 'undecided'>, Prisma.NewsWhereInput> => ({
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
export function buildOrganisationsWhere(
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
