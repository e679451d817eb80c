import { supervisedBy } from '@/features/organisations/organisations.queries';
import { ONLINE_WINDOW_MS } from '@/features/presence/presence.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { computeFormVersion } from '../people.queries';

/**
 * Staff account that the viewer may see in full: their own, one of a supervised organisation, or any for an
 * administrator. Undefined if there is none or if access is denied.
 */
export async function findStaffAccount(viewer: Viewer, id: number) {
  if (!can(viewer, 'profile.own')) return undefined;
  return find({ id, OR: [own(viewer), { organisation: supervisedBy(viewer) }] });
}

/** The viewer's own staff account; undefined if the viewer has none. */
export const findOwnStaffAccount = (viewer: Pick<Viewer, 'accountId'>) => find(own(viewer));

const own = ({ accountId = NO_ID }: Pick<Viewer, 'accountId'>) => ({ accountId });
async function find(where: Prisma.SystemUserWhereUniqueInput) {
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

/** Staff account as shown to its owner and to those above; name and code are those of the organisation. */
export type StaffAccount = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Staff account fields that a form changes. */
export type VersionedStaffAccount = {
  organisationId: number;
  userName: string;
  account: { displayName: string; email: string | null; role: string };
};

/** Version of a staff account's data, to detect concurrent edits of a form. */
export const computeStaffAccountVersion = ({ organisationId, userName, account }: VersionedStaffAccount): string =>
  computeFormVersion(organisationId, userName, account.displayName, account.email, account.role);
