import { ONLINE_WINDOW_MS } from '@/features/presence/presence.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';

/**
 * Member that the viewer may see: themselves, or any for an administrator. Undefined if there is none or if access is
 * denied.
 *
 * @param email in lower case
 */
export async function findMember(viewer: Viewer, email: string) {
  if (can(viewer, 'members.read')) return find({ email });
  return can(viewer, 'profile.own') ? find({ email, ...own(viewer) }) : undefined;
}

/** The viewer's own member data; undefined if the viewer is not a member. */
export const findOwnMember = (viewer: Pick<Viewer, 'accountId'>) => find(own(viewer));

const own = ({ accountId = NO_ID }: Pick<Viewer, 'accountId'>) => ({ accountId });

async function find(where: Prisma.MemberWhereUniqueInput) {
  const seenAt = { gt: new Date(getCurrentMs() - ONLINE_WINDOW_MS) };
  const row = await db.member.findUnique({
    where,
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      gender: true,
      birthDate: true,
      account: { select: { status: true, createdAt: true, presence: { where: { seenAt }, select: { seenAt: true } } } },
    },
  });
  if (!row) return undefined;
  const { account, birthDate, ...person } = row;
  return {
    ...person,
    birthDate: toThaiDay(birthDate),
    open: account.status === 'open',
    registeredAt: account.createdAt,
    online: account.presence.length > 0,
  };
}

/** Member as shown to themselves and to administrators. */
export type Member = NonNullable<Awaited<ReturnType<typeof find>>>;
