import { cache } from 'react';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { newsroomMessages as words } from './workflow.messages';
import { type NewsroomItem, newsroomItemColumns, toFacts, toNewsroomItem } from './workflow.rows';
import { canSee } from './workflow.rules';
import type { ItemFacts, NewsroomScope } from './workflow.schema';

export type { NewsroomItem } from './workflow.rows';

/** Condition for all newsroom items that a viewer may see; only own drafts. It agrees with `canSee`. */
export function buildVisibleNewsWhere(viewer: Viewer): Prisma.NewsWhereInput {
  if (!can(viewer, 'news.write')) return { id: NO_ID };
  const { organisationId = NO_ID, ownId = NO_ID } = viewer;
  if (!can(viewer, 'news.publish')) return { organisationId, section: 'news', OR: buildUserReach(viewer) };
  const own: Prisma.NewsWhereInput = can(viewer, 'news.everywhere') ? {} : { organisationId };
  const mine: Prisma.NewsWhereInput = {
    ...own,
    collegeUserId: null,
    OR: [{ systemUserId: ownId }, ...(can(viewer, 'news.everywhere') ? [] : [{ systemUserId: null }])],
  };
  const reach: Prisma.NewsWhereInput[] = can(viewer, 'news.everywhere')
    ? [{}]
    : [own, { organisation: buildSupervisedWhere(organisationId), section: 'news' }];
  return {
    AND: [
      { OR: reach },
      { OR: [{ status: { not: 'draft' } }, mine] },
      can(viewer, 'lifestyle.write') ? {} : { section: 'news' },
    ],
  };
}

/** Items of a college that one of its users sees: own ones, and as a stand-in those of the others that were submitted. */
function buildUserReach({ ownId = NO_ID, standsIn }: Viewer): Prisma.NewsWhereInput[] {
  const others: Prisma.NewsWhereInput = {
    ...{ collegeUserId: { not: null }, status: { not: 'draft' }, deletedAt: null },
  };
  return [{ collegeUserId: ownId }, ...(standsIn ? [others] : [])];
}

/** Condition for the items of a scope that the viewer may see. */
export function buildScopeWhere(viewer: Viewer, scope: NewsroomScope): Prisma.NewsWhereInput {
  const { organisationId = NO_ID } = viewer;
  const own: Prisma.NewsWhereInput = { organisationId };
  const members: Prisma.NewsWhereInput = { organisation: buildSupervisedWhere(organisationId) };
  const mine: Prisma.NewsWhereInput = can(viewer, 'news.publish') ? own : { ...own, OR: buildUserList(viewer) };
  const conditions: Record<NewsroomScope, Prisma.NewsWhereInput> = {
    self: mine,
    own,
    members,
    ownAndMembers: { OR: [own, members] },
    all: {},
    'kind:college': { organisation: { kind: 'college' } },
    'kind:institute': { organisation: { kind: 'institute' } },
    'kind:province': { organisation: { kind: 'province' } },
    'kind:department': { organisation: { kind: 'department' } },
    'kind:unit': { organisation: { kind: 'unit' } },
  };
  return { AND: [buildVisibleNewsWhere(viewer), conditions[scope]] };
}

/** Items in the list of a college user: own ones, and as a stand-in those of others that wait, or whose revision does. */
function buildUserList({ ownId = NO_ID, standsIn }: Viewer): Prisma.NewsWhereInput[] {
  const waiting: Prisma.NewsWhereInput[] = [
    { status: 'wait' },
    { status: 'allow', revisions: { some: { state: 'pending' } } },
  ];
  const others: Prisma.NewsWhereInput = { collegeUserId: { not: null }, deletedAt: null, OR: waiting };
  return [{ collegeUserId: ownId }, ...(standsIn ? [others] : [])];
}

/** Condition for the organisations that an institute, a department or a provincial office supervises. */
export function buildSupervisedWhere(id: number): Prisma.OrganisationWhereInput {
  return {
    OR: [
      { instituteId: id },
      { departmentId: id },
      { kind: 'college', province: { organisations: { some: { id, kind: 'province' } } } },
    ],
  };
}

/** A viewer without what standing in adds, which is for decisions only. */
const toOneself = ({ standsIn: _standsIn, ...viewer }: Viewer): Viewer => viewer;

/** A whole item, or undefined if the viewer may not see it; memoised per render. */
export const findNewsroomItem = cache((viewer: Viewer, id: number) => readItem(toOneself(viewer), id));

/** As `findNewsroomItem`; a stand-in also gets the items on which it decides. */
export const findDecidableItem = cache((viewer: Viewer, id: number) => readItem(viewer, id));

async function readItem(viewer: Viewer, id: number): Promise<NewsroomItem | undefined> {
  const row = await db.news.findFirst({
    where: { AND: [{ id }, buildVisibleNewsWhere(viewer)] },
    select: newsroomItemColumns,
  });
  return row && canSee(viewer, toFacts(row)) ? toNewsroomItem(row) : undefined;
}

/**
 * As `findNewsroomItem`, inside a transaction and with the row locked until its end.
 *
 * @throws AppError 'missing'
 */
export const lockNewsroomItem = (tx: Transaction, viewer: Viewer, id: number): Promise<NewsroomItem> =>
  lockDecidableItem(tx, toOneself(viewer), id);

/**
 * As `lockNewsroomItem`, for decisions; a stand-in also gets the items on which it decides.
 *
 * @throws AppError 'missing'
 */
export async function lockDecidableItem(tx: Transaction, viewer: Viewer, id: number): Promise<NewsroomItem> {
  await tx.$queryRaw`SELECT id FROM news WHERE id = ${id} FOR UPDATE`;
  const row = await tx.news.findFirst({
    where: { AND: [{ id }, buildVisibleNewsWhere(viewer)] },
    select: newsroomItemColumns,
  });
  if (!row || !canSee(viewer, toFacts(row))) throw new AppError('missing', pickMessage(words, 'newsroom.missing'));
  return toNewsroomItem(row);
}

/** Facts of a new item, for the rules. */
export async function findNewItemFacts(
  tx: Transaction,
  viewer: Viewer,
  section: ItemFacts['section'],
): Promise<ItemFacts> {
  const organisation = await tx.organisation.findUniqueOrThrow({
    where: { id: viewer.organisationId ?? NO_ID },
    select: { id: true, kind: true },
  });
  const isOffice = can(viewer, 'news.publish');
  return {
    status: 'draft',
    level: 0,
    section,
    deleted: false,
    organisation,
    systemUserId: isOffice ? (viewer.ownId ?? null) : null,
    collegeUserId: isOffice ? null : (viewer.ownId ?? null),
    hiddenLevel: 0,
    supervisors: [],
  };
}

/**
 * Cache tags to invalidate when the item changes; none if readers see it neither before nor after.
 *
 * @param after its new status, if that changes too
 */
export function toItemTags(
  { facts, ...item }: Pick<NewsroomItem, 'id' | 'category' | 'organisation' | 'facts'>,
  after = facts.status,
): string[] {
  if (facts.status !== 'allow' && after !== 'allow') return [];
  return [
    tag.news(item.id),
    tag.lists(item.category.id),
    tag.lists(),
    tag.home,
    tag.organisation(item.organisation.id),
  ];
}
