import { supervisedBy } from '@/features/organisations/organisations.queries';
import { ONLINE_WINDOW_MS } from '@/features/presence/presence.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { computeFormVersion } from '../people.queries';
import type { CollegeUserInput } from './college-users.schema';

/**
 * College user that the viewer may see: themselves, users of the own college for its office, users of supervised
 * colleges, or any for an administrator. Undefined if there is none or if access is denied.
 */
export async function findCollegeUser(viewer: Viewer, id: number) {
  if (!can(viewer, 'profile.own')) return undefined;
  return find({ id, OR: [own(viewer), buildOwnCollegeWhere(viewer), { organisation: supervisedBy(viewer) }] });
}

/** The viewer's own college user; undefined if the viewer is none. */
export const findOwnCollegeUser = (viewer: Pick<Viewer, 'accountId'>) => find(own(viewer));

const own = ({ accountId = NO_ID }: Pick<Viewer, 'accountId'>) => ({ accountId });

/** College users share their college with its office, but only the office manages them. */
const buildOwnCollegeWhere = (viewer: Viewer): Prisma.CollegeUserWhereInput => ({
  organisationId: can(viewer, 'accounts.manage') ? (viewer.organisationId ?? NO_ID) : NO_ID,
});

async function find(where: Prisma.CollegeUserWhereUniqueInput) {
  const seenAt = { gt: new Date(getCurrentMs() - ONLINE_WINDOW_MS) };
  const row = await db.collegeUser.findUnique({
    where,
    select: {
      id: true,
      idCard: true,
      firstName: true,
      lastName: true,
      account: { select: { status: true, presence: { where: { seenAt }, select: { seenAt: true } } } },
      organisation: { select: { name: true, status: true } },
    },
  });
  if (!row) return undefined;
  const { account, organisation, ...person } = row;
  return {
    ...person,
    college: organisation.name,
    open: account.status === 'open' && organisation.status === 'open',
    online: account.presence.length > 0,
  };
}

/** College user as shown to themselves and to those above; the id card number is in full and must be masked. */
export type CollegeUser = NonNullable<Awaited<ReturnType<typeof find>>>;

type VersionedCollegeUser = Omit<CollegeUserInput, 'email'> & { account: { email: string | null } };

/** Version of a college user's data, to detect concurrent edits of a form. */
export const computeCollegeUserVersion = ({
  organisationId,
  idCard,
  firstName,
  lastName,
  account,
}: VersionedCollegeUser): string => computeFormVersion(organisationId, idCard, firstName, lastName, account.email);
