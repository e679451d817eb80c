import { supervisedBy } from '@/features/organisations/organisations.queries';
import { ONLINE_WINDOW_MS } from '@/features/presence/presence.schema';
import { can } from '@/lib/auth/access';
import type { Role } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { computeFormVersion } from '../people.queries';

/** An account of an office, as its owner and those above it see it. */
export type StaffAccount = {
  id: number;
  userName: string;
  role: Role;
  open: boolean;
  /** The organisation's name and code. */
  name: string;
  code: string;
  provinceId: number | null;
  /** The name of the department it belongs to, or the empty text. */
  department: string;
  online: boolean;
};

/** An id of nobody; in a condition, an undefined id would match everybody. */
const NOBODY = -1;

/**
 * The account of an office that this viewer may see in full: its own, one of an organisation below its own, and for an
 * administrator any. Undefined when it is not there and when it is not theirs to see.
 */
export function findStaffAccount(viewer: Viewer, id: number): Promise<StaffAccount | undefined> {
  return can(viewer, 'profile.own')
    ? find({ id, OR: [own(viewer), buildSupervisedWhere(viewer)] })
    : Promise.resolve(undefined);
}

/** The viewer's own account of an office; undefined for everybody else. */
export const findOwnStaffAccount = (viewer: Pick<Viewer, 'accountId'>): Promise<StaffAccount | undefined> =>
  find(own(viewer));

const own = ({ accountId = NOBODY }: Pick<Viewer, 'accountId'>) => ({ accountId });
const buildSupervisedWhere = (viewer: Viewer): Prisma.SystemUserWhereInput => ({ organisation: supervisedBy(viewer) });

async function find(where: Prisma.SystemUserWhereUniqueInput): Promise<StaffAccount | undefined> {
  const seenAt = { gt: new Date(getCurrentMs() - ONLINE_WINDOW_MS) };
  const row = await db.systemUser.findUnique({
    where,
    select: {
      id: true,
      userName: true,
      account: { select: { role: true, status: true, presence: { where: { seenAt }, select: { seenAt: true } } } },
      organisation: {
        select: { name: true, code: true, status: true, provinceId: true, department: { select: { name: true } } },
      },
    },
  });
  if (!row) return undefined;
  const { account, organisation } = row;
  return {
    id: row.id,
    userName: row.userName,
    role: account.role,
    open: account.status === 'open' && organisation.status === 'open',
    name: organisation.name,
    code: organisation.code,
    provinceId: organisation.provinceId,
    department: organisation.department?.name ?? '',
    online: account.presence.length > 0,
  };
}

/** What a form for an account of an office changes. */
export type VersionedStaffAccount = {
  organisationId: number;
  userName: string;
  account: { displayName: string; email: string | null; role: string };
};

/** What a form for an account of an office began with. */
export const computeStaffAccountVersion = ({ organisationId, userName, account }: VersionedStaffAccount): string =>
  computeFormVersion(organisationId, userName, account.displayName, account.email, account.role);
