import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { Prisma } from '@/lib/prisma/client';
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

/** The same for `news n`, as SQL. */
export function undecidedSql(viewer: Viewer, now: Date): Prisma.Sql {
  const { organisationId } = viewer;
  const level = getWatchedLevel(viewer);
  if (level === undefined || organisationId === undefined) return Prisma.sql`false`;
  const newest = new Date(now.getTime() - NEW_DAYS * DAY_MS);
  return Prisma.sql`n.deleted_at IS NULL AND n.status = 'allow' AND n.section = 'news' AND n.approve_level = ${level}
    AND n.publish_at <= ${now} AND n.publish_at > ${newest} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
    AND n.organisation_id <> ${organisationId}
    AND NOT EXISTS (SELECT 1 FROM news_pass p WHERE p.news_id = n.id AND p.organisation_id = ${organisationId})`;
}
