import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import type { Prisma } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { getWatchedLevel } from './undecided.rules';
import { NEW_DAYS } from './undecided.schema';

/**
 * Condition for new items on which the viewer's office has not decided: public at the step below its own, neither
 * raised nor passed. It doesn't include the viewer's rights.
 */
export function buildUndecidedWhere(viewer: Viewer, now: Date): Prisma.NewsWhereInput {
  const { organisationId } = viewer;
  const level = getWatchedLevel(viewer);
  if (level === undefined || organisationId === undefined) return { id: NO_ID };
  return {
    ...{ deletedAt: null, status: 'allow', section: 'news', approveLevel: level },
    publishAt: { lte: now, gt: new Date(now.getTime() - NEW_DAYS * DAY_MS) },
    OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }],
    organisationId: { not: organisationId },
    passes: { none: { organisationId } },
  };
}
