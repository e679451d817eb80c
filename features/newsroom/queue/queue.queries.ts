import { cache } from 'react';
import { z } from 'zod';
import { buildLiveSql } from '@/features/waiting/marks.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildDecidingSql } from './deciding.queries';
import { REFUSED_DAYS, REVIEW_QUEUE_SHOWN, type ReviewQueue, reviewQueue } from './queue.schema';

/**
 * Review queue of a viewer: items and revisions of others that the viewer may publish, and own ones that came back. It
 * agrees with the newsroom's rules; what the viewer has snoozed or given to a colleague is left out. Memoised per render. The
 * home and the lists count by it, and the inbox by the same tables.
 */
export const findReviewQueue = cache(async (viewer: Viewer): Promise<ReviewQueue> => {
  if (!can(viewer, 'news.write')) return { groups: [], entries: [] };
  const [row] = z.array(reviewQueue).parse(await listReviewQueueRows(viewer, buildLiveQueueSql(viewer)));
  return row ?? { groups: [], entries: [] };
});

/** Maximum number of items in a list of what waits for the viewer. */
const MAX_LISTED = 5_000;

/** Ids of the items in the review queue, for the list that shows them: those that have waited longest. */
export const listReviewQueueIds = cache(async (viewer: Viewer): Promise<number[]> => {
  if (!can(viewer, 'news.write')) return [];
  const rows: unknown = await db.$queryRaw`
    ${buildLiveQueueSql(viewer)}
    SELECT id FROM live GROUP BY id ORDER BY min(at), id LIMIT ${MAX_LISTED}`;
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id);
});

/** The CTEs of `buildQueueSql`, and `live`: those that the viewer has neither snoozed nor given to a colleague. */
const buildLiveQueueSql = (viewer: Viewer): Prisma.Sql => {
  const columns = { id: Prisma.sql`e.id`, since: Prisma.sql`e.at`, stamp: Prisma.sql`e.stamp` };
  return Prisma.sql`${buildQueueSql(viewer)}, live AS (
      SELECT * FROM everything e WHERE ${buildLiveSql(viewer, 'news', columns, getCurrentTime())}
    )`;
};

/** CTEs with all entries of a viewer's queue, snoozed ones too: `deciding`, `came_back`, and both as `everything`. */
export function buildQueueSql(viewer: Viewer): Prisma.Sql {
  const { organisationId = NO_ID, ownId = NO_ID, accountId = NO_ID } = viewer;
  const everywhere = can(viewer, 'news.everywhere');
  const publishes = can(viewer, 'news.publish');
  const lifestyle = can(viewer, 'lifestyle.write');
  return Prisma.sql`
    WITH ${buildDecidingSql(viewer)}, came_back AS (
      SELECT 'returned' AS what, n.id, n.section, n.organisation_id, COALESCE(n.waits_since, n.updated_at) AS at, NULL::int AS revision_id,
        'returned' AS stamp FROM news n
      WHERE n.status = 'return' AND n.deleted_at IS NULL AND (n.section = 'news' OR ${lifestyle}) AND CASE
        WHEN NOT ${publishes} THEN n.college_user_id = ${ownId} AND n.organisation_id = ${organisationId}
        WHEN ${everywhere} THEN n.college_user_id IS NULL AND n.system_user_id = ${ownId}
        ELSE n.organisation_id = ${organisationId} AND n.college_user_id IS NULL
          AND (n.system_user_id = ${ownId} OR n.system_user_id IS NULL)
      END
      UNION ALL
      SELECT 'refused', n.id, n.section, n.organisation_id, r.created_at, r.id, 'refused.' || r.id
      FROM news_revision r JOIN news n ON n.id = r.news_id
      WHERE r.account_id = ${accountId} AND r.state = 'refused' AND r.created_at > now() - make_interval(days => ${REFUSED_DAYS})
        AND n.status = 'allow' AND n.deleted_at IS NULL AND n.organisation_id IN (SELECT id FROM reach)
        AND NOT EXISTS (SELECT 1 FROM news_revision later WHERE later.news_id = r.news_id AND later.number > r.number)
    ), everything AS (
      SELECT * FROM deciding UNION ALL SELECT * FROM came_back
    )`;
}

/** Counts of all entries, and the first ones: of those to decide on the longest waiting, of those that came back the newest. */
function listReviewQueueRows({ organisationId = NO_ID }: Viewer, queue: Prisma.Sql): Promise<unknown> {
  return db.$queryRaw`
    ${queue}, first AS (
      (SELECT * FROM live WHERE what IN ('wait', 'revision') ORDER BY at, id LIMIT ${REVIEW_QUEUE_SHOWN})
      UNION ALL
      (SELECT * FROM live WHERE what IN ('returned', 'refused') ORDER BY at DESC, id DESC LIMIT ${REVIEW_QUEUE_SHOWN})
    )
    SELECT
      COALESCE((SELECT json_agg(g) FROM (
        SELECT e.what, e.section, o.kind::text AS kind, e.organisation_id = ${organisationId} AS own, count(*)::int AS count
        FROM live e JOIN organisation o ON o.id = e.organisation_id GROUP BY 1, 2, 3, 4) g), '[]') AS groups,
      COALESCE((SELECT json_agg(e ORDER BY e.what IN ('returned', 'refused'),
        extract(epoch FROM e.at) * CASE WHEN e.what IN ('returned', 'refused') THEN -1 ELSE 1 END, e.id) FROM (
        SELECT w.what, w.id, w.section, w.at, n.topic, o.name AS organisation, o.kind::text AS kind,
          o.id = ${organisationId} AS own,
          COALESCE(a.display_name, c.first_name || ' ' || c.last_name) AS author,
          COALESCE(r.comment, s.comment) AS comment, s.reason, s.actor_name AS actor
        FROM first w JOIN news n ON n.id = w.id JOIN organisation o ON o.id = w.organisation_id
        LEFT JOIN college_user c ON c.id = n.college_user_id
        LEFT JOIN news_revision r ON r.id = w.revision_id
        LEFT JOIN account a ON a.id = r.account_id
        LEFT JOIN LATERAL (
          SELECT v.reason, COALESCE(v.comment, (SELECT string_agg(p.remark, ' · ' ORDER BY p.position)
            FROM news_review_point p WHERE p.review_id = v.id)) AS comment, v.actor_name FROM news_review v
          WHERE v.news_id = w.id AND ((w.what = 'returned' AND v.to_status = 'return')
            OR (w.what = 'refused' AND v.event = 'refuseRevision'))
          ORDER BY v.at DESC, v.id DESC LIMIT 1) s ON true) e), '[]') AS entries`;
}
