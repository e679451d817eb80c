import { createHash } from 'node:crypto';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can, listRolesWith } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma, type Transaction } from '@/lib/db/db';

const nowhere = { id: NO_ID } satisfies Prisma.OrganisationWhereInput;

/** Roles of which at least one open account must remain. */
const ADMINISTRATOR_ROLES = listRolesWith('site.manage');

/** Condition for colleges whose users the viewer manages: the viewer's own college or supervised ones. */
export function buildManagedCollegesWhere(viewer: Viewer): Prisma.OrganisationWhereInput {
  if (!can(viewer, 'accounts.manage')) return nowhere;
  return { kind: 'college', OR: [{ id: viewer.organisationId ?? NO_ID }, supervisedBy(viewer)] };
}

/**
 * Condition for organisations whose staff accounts the viewer manages: those below the viewer's own, all for an
 * administrator.
 */
export function buildManagedOfficesWhere(viewer: Viewer): Prisma.OrganisationWhereInput {
  return can(viewer, 'accounts.manage') ? supervisedBy(viewer) : nowhere;
}

/** Condition for items of an account, as staff or as college user. */
export const buildAuthoredItemsWhere = (accountId: number): Prisma.NewsWhereInput => ({
  OR: [{ systemUser: { accountId }, collegeUserId: null }, { collegeUser: { accountId } }],
});

/**
 * Condition for items in work of an account: its own unfinished ones and those with its pending revision; they must be
 * handed over when it leaves.
 */
export const buildInWorkWhere = (accountId: number): Prisma.NewsWhereInput => ({
  deletedAt: null,
  OR: [
    { status: { in: ['draft', 'wait', 'return'] }, AND: buildAuthoredItemsWhere(accountId) },
    { revisions: { some: { state: 'pending', accountId } } },
  ],
});

/** Number of items in work of an account. */
export function countInWork(accountId: number, tx: Pick<Transaction, 'news'> = db): Promise<number> {
  return tx.news.count({ where: buildInWorkWhere(accountId) });
}

/**
 * True if the account is the last open administrator. Locks the administrators, so that concurrent checks wait until
 * this transaction ends.
 */
export async function isLastAdministrator(tx: Transaction, accountId: number): Promise<boolean> {
  await tx.$queryRaw`SELECT id FROM account WHERE role = ANY (${ADMINISTRATOR_ROLES}::role[]) ORDER BY id FOR UPDATE`;
  const open = await tx.account.findMany({
    where: { role: { in: ADMINISTRATOR_ROLES }, status: 'open', systemUser: { organisation: { status: 'open' } } },
    select: { id: true },
    take: 2,
  });
  return open.length === 1 && open[0]?.id === accountId;
}

/** Hash of the values of a form: it differs once somebody else has saved a change. */
export function computeFormVersion(...values: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, VERSION_LENGTH);
}
const VERSION_LENGTH = 22;
