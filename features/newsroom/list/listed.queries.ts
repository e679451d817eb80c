import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { Prisma } from '@/lib/prisma/client';
import { toThaiDayRange } from '@/lib/time/thai-time';
import type { NewsroomListScope } from './counts.schema';
import type { NewsroomFilter } from './list.rules';

/**
 * Condition for the items `news n` of a list under any tab, with the viewer's rights, as `buildNarrowedWhere` has it.
 *
 * @param offices ids of the list's organisations; undefined for all
 */
export const listedSql = (
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomFilter,
  offices: readonly number[] | undefined,
): Prisma.Sql => Prisma.join([visibleSql(viewer), ...listFilterSqls('n', place, choice, offices)], ' AND ');

/** Condition over the search table's rows `news_search s` that the items of a list fulfil; without the viewer's rights. */
export const searchedWithinSql = (
  place: NewsroomListScope,
  choice: NewsroomFilter,
  offices: readonly number[] | undefined,
): Prisma.Sql => Prisma.join(listFilterSqls('s', place, choice, offices), ' AND ');

/** Conditions on columns that both tables have. */
function listFilterSqls(
  alias: 'n' | 's',
  { section }: NewsroomListScope,
  { categoryId, from, to }: NewsroomFilter,
  offices: readonly number[] | undefined,
): Prisma.Sql[] {
  const { gte, lt } = toThaiDayRange(from, to);
  const of = Prisma.raw(alias);
  const parts: (Prisma.Sql | undefined)[] = [
    Prisma.sql`${of}.section = ${section}::section`,
    offices && Prisma.sql`${of}.organisation_id ${anyOf(offices)}`,
    categoryId === undefined ? undefined : Prisma.sql`${of}.category_id = ${categoryId}`,
    gte && Prisma.sql`${of}.publish_at >= ${gte}`,
    lt && Prisma.sql`${of}.publish_at < ${lt}`,
  ];
  return parts.flatMap((part) => part ?? []);
}

/** One of some ids; of a single one an index keeps its order. */
const anyOf = (ids: readonly number[]): Prisma.Sql =>
  ids.length === 1 ? Prisma.sql`= ${ids[0]}::int` : Prisma.sql`= ANY (${[...ids]}::int[])`;

/** Condition of a college user's list: own items, and as a stand-in those of others on which to decide. */
const userListSql = ({ organisationId = NO_ID, ownId = NO_ID, standsIn = false }: Viewer): Prisma.Sql =>
  Prisma.sql`n.organisation_id = ${organisationId} AND n.section = 'news' AND (n.college_user_id = ${ownId}
    OR (${standsIn} AND n.college_user_id IS NOT NULL AND n.deleted_at IS NULL AND (n.status = 'wait'
      OR (n.status = 'allow' AND n.id IN (SELECT r.news_id FROM news_revision r WHERE r.state = 'pending')))))`;

/** Condition that the viewer may see an item of a list's organisations, as `buildVisibleNewsWhere` has it. */
function visibleSql(viewer: Viewer): Prisma.Sql {
  const { organisationId = NO_ID, ownId = NO_ID } = viewer;
  if (!can(viewer, 'news.write')) return Prisma.sql`false`;
  if (!can(viewer, 'news.publish')) return userListSql(viewer);
  const mine = can(viewer, 'news.everywhere')
    ? Prisma.sql`n.system_user_id = ${ownId}`
    : Prisma.sql`n.organisation_id = ${organisationId} AND (n.system_user_id = ${ownId} OR n.system_user_id IS NULL)`;
  return Prisma.sql`(n.status <> 'draft' OR (n.college_user_id IS NULL AND ${mine}))
    ${can(viewer, 'lifestyle.write') ? Prisma.empty : Prisma.sql`AND n.section = 'news'`}`;
}
