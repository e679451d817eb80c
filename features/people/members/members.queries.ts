import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { escapeLike } from '@/lib/text/search-text';
import { type MemberChoice, memberList } from './members.rules';

/** Maximum rows of an exported file. */
export const MEMBER_EXPORT_ROWS = 50_000;

const columns = {
  accountId: true,
  email: true,
  firstName: true,
  lastName: true,
  deleteAfter: true,
  account: { select: { status: true, createdAt: true, lastLoginAt: true } },
} as const satisfies Prisma.MemberSelect;
type Row = Prisma.MemberGetPayload<{ select: typeof columns }>;

/** Member with only the data needed to manage the account; its id is that of the account. */
export type MemberRow = ReturnType<typeof toRow>;

const toRow = ({ accountId, firstName, lastName, email, deleteAfter, account }: Row) => ({
  ...{ id: accountId, name: `${firstName} ${lastName}`, email, status: account.status },
  registeredAt: account.createdAt,
  lastLoginAt: account.lastLoginAt ?? undefined,
  deleteAfter: deleteAfter ?? undefined,
});

/** Condition for members that the viewer manages: all or none. */
export const buildManagedMembersWhere = (viewer: Viewer): Prisma.MemberWhereInput =>
  can(viewer, 'members.manage') ? {} : { id: NO_ID };

function buildListWhere(viewer: Viewer, choice: MemberChoice): Prisma.MemberWhereInput {
  const { search } = choice;
  const inside = { contains: escapeLike(search), mode: 'insensitive' } as const;
  const fits = search === '' ? {} : { OR: [{ email: inside }, { account: { displayName: inside } }] };
  return { AND: [buildManagedMembersWhere(viewer), memberList.where(choice), fits] };
}

function buildOrder({ sort, descending }: MemberChoice): Prisma.MemberOrderByWithRelationInput[] {
  const way = descending ? 'desc' : 'asc';
  const orders = {
    registered: { account: { createdAt: way } },
    name: { firstName: way },
    login: { account: { lastLoginAt: { sort: way, nulls: descending ? 'last' : 'first' } } },
  } as const;
  return [orders[sort], { id: way }];
}

/** One page of the list of members, and the total. */
export async function listMembers(viewer: Viewer, choice: MemberChoice) {
  const where = buildListWhere(viewer, choice);
  const [rows, total] = await Promise.all([
    db.member.findMany({ where, select: columns, orderBy: buildOrder(choice), ...toSkipTake(choice) }),
    db.member.count({ where }),
  ]);
  return { items: rows.map(toRow), total };
}

/** Managed member by account id, or undefined. */
export async function findManagedMember(viewer: Viewer, id: number) {
  const row = await db.member.findFirst({
    where: { AND: [{ accountId: id }, buildManagedMembersWhere(viewer)] },
    select: columns,
  });
  return row ? toRow(row) : undefined;
}

/** Account ids of the members to export, in the order of the list. */
export async function listMemberExportIds(viewer: Viewer, choice: MemberChoice): Promise<number[]> {
  const rows = await db.member.findMany({
    where: buildListWhere(viewer, choice),
    select: { accountId: true },
    orderBy: buildOrder(choice),
    take: MEMBER_EXPORT_ROWS,
  });
  return rows.map(({ accountId }) => accountId);
}

/** Members by id, in that order. */
export async function listMembersByIds(viewer: Viewer, ids: readonly number[]) {
  const where = { AND: [buildManagedMembersWhere(viewer), { accountId: { in: [...ids] } }] };
  const rows = await db.member.findMany({ where, select: columns });
  return sortByIds(ids, rows.map(toRow));
}
