import { getIdleMs } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { describeDevice } from './sessions.rules';

/** Active sessions of the viewer, newest first. */
export async function listSessions(viewer: Viewer, now = getCurrentTime()) {
  const rows = await db.session.findMany({
    where: {
      accountId: viewer.accountId ?? 0,
      endedAt: null,
      absoluteExpiresAt: { gt: now },
      seenAt: { gt: new Date(now.getTime() - (await getIdleMs(viewer.role))) },
    },
    orderBy: { seenAt: 'desc' },
  });
  const own = viewer.session && Buffer.from(viewer.session.idHash).toString('base64url');
  return rows.map(({ idHash, userAgent, address, createdAt, seenAt }) => {
    const id = Buffer.from(idHash).toString('base64url');
    return {
      id,
      ...describeDevice(userAgent ?? ''),
      address: address ?? undefined,
      openedAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      own: id === own,
    };
  });
}

/** Entry in the list of one's own sessions; `own` is true for the current one. */
export type OwnSession = Awaited<ReturnType<typeof listSessions>>[number];
