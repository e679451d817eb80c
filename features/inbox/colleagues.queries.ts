import { can } from '@/lib/auth/access';
import { getRoleFacts } from '@/lib/auth/roles';
import { isStillStandingIn } from '@/lib/auth/stand-ins';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma, type Transaction } from '@/lib/db/db';

/** Maximum number of colleagues to choose from, above the accounts of any office. */
const MAX_CHOICES = 300;

/** Condition for the open accounts of the viewer's office besides its own. */
const buildColleagueWhere = ({ accountId, organisationId = NO_ID }: Viewer): Prisma.AccountWhereInput => ({
  NOT: { id: accountId ?? NO_ID },
  status: 'open',
  OR: [
    { systemUser: { organisationId, organisation: { status: 'open' } } },
    { collegeUser: { organisationId, organisation: { status: 'open' } } },
  ],
});

/** Colleagues to whom something may be given, with their roles; each thing is checked when it is given. */
export async function listColleagues(viewer: Viewer): Promise<{ id: number; name: string }[]> {
  if (!can(viewer, 'area.staff')) return [];
  const rows = await db.account.findMany({
    where: buildColleagueWhere(viewer),
    select: { id: true, role: true, displayName: true },
    orderBy: [{ role: 'asc' }, { displayName: 'asc' }, { id: 'asc' }],
    take: MAX_CHOICES,
  });
  return rows.map(({ id, role, displayName }) => ({
    id,
    name: role === viewer.role ? displayName : `${displayName} (${getRoleFacts(role).title.th})`,
  }));
}

/** A colleague as a viewer, with the rights that its account has now; undefined for any other account. */
export async function findColleague(tx: Transaction, viewer: Viewer, id: number): Promise<Viewer | undefined> {
  const row = await tx.account.findFirst({
    where: { AND: [{ id }, buildColleagueWhere(viewer)] },
    select: {
      ...{ id: true, role: true, displayName: true },
      ...{ systemUser: { select: { id: true } }, collegeUser: { select: { id: true } } },
    },
  });
  if (!row) return undefined;
  const { organisationId } = viewer;
  const standsIn = row.collegeUser !== null && (await isStillStandingIn(tx, { accountId: id, organisationId }));
  const ownId = (row.systemUser ?? row.collegeUser)?.id;
  return { role: row.role, accountId: id, ownId, organisationId, name: row.displayName, standsIn };
}
