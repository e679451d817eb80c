import { createHash } from 'node:crypto';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma, type Transaction } from '@/lib/db/db';

/** An id of nothing; in a condition, an undefined id would match all. */
const NONE = -1;
const nowhere = { id: NONE } satisfies Prisma.OrganisationWhereInput;

/** The roles of which one open account always remains. */
const ADMINISTRATOR_ROLES = ['VecAdmin'] as const;

/** The colleges whose users a viewer manages: a college's office its own, who stands above colleges those. */
export function buildManagedCollegesWhere(viewer: Viewer): Prisma.OrganisationWhereInput {
  if (!can(viewer, 'accounts.manage')) return nowhere;
  return { kind: 'college', OR: [{ id: viewer.organisationId ?? NONE }, supervisedBy(viewer)] };
}

/** The organisations whose staff accounts a viewer manages: those below its own, for an administrator all. */
export function buildManagedOfficesWhere(viewer: Viewer): Prisma.OrganisationWhereInput {
  return can(viewer, 'accounts.manage') ? supervisedBy(viewer) : nowhere;
}

/** The items of an account, by what it is. */
export const buildAuthoredItemsWhere = (accountId: number): Prisma.NewsWhereInput => ({
  OR: [{ systemUser: { accountId }, collegeUserId: null }, { collegeUser: { accountId } }],
});

/**
 * Items that an account still works at, its own and those of which a change of its hand waits for approval; somebody has to
 * go on with them when it leaves.
 */
export const buildInWorkWhere = (accountId: number): Prisma.NewsWhereInput => ({
  deletedAt: null,
  OR: [
    { status: { in: ['draft', 'wait', 'return'] }, AND: buildAuthoredItemsWhere(accountId) },
    { revisions: { some: { state: 'pending', accountId } } },
  ],
});

/** How many items an account still works at. */
export function countInWork(accountId: number, tx: Pick<Transaction, 'news'> = db): Promise<number> {
  return tx.news.count({ where: buildInWorkWhere(accountId) });
}

/**
 * Whether an account is the last open one of an administrator. Who asks at the same time waits until this transaction ends.
 */
export async function isLastAdministrator(tx: Transaction, accountId: number): Promise<boolean> {
  await tx.$queryRaw`SELECT id FROM account WHERE role = 'VecAdmin' ORDER BY id FOR UPDATE`;
  const open = await tx.account.findMany({
    where: { role: { in: [...ADMINISTRATOR_ROLES] }, status: 'open', systemUser: { organisation: { status: 'open' } } },
    select: { id: true },
    take: 2,
  });
  return open.length === 1 && open[0]?.id === accountId;
}

/** What a form began with, in short: it differs as soon as somebody else has saved something in between. */
export function computeFormVersion(...values: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, VERSION_LENGTH);
}
const VERSION_LENGTH = 22;
