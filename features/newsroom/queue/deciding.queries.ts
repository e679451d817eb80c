import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { Prisma } from '@/lib/prisma/client';
import { MODERATION_KEY } from '@/lib/site/schema';

/**
 * Common table expressions of the items and revisions that a viewer has to decide on, the last of which is `deciding`
 * with `what`, `id`, `section`, `organisation_id`, `at` (waiting since), `revision_id` and `stamp`, which changes when
 * something new happens to them; `reach` has their organisations, `moderated` the kinds of organisations whose items need approval from above. It agrees with the
 * newsroom's rules.
 */
export function buildDecidingSql(viewer: Viewer): Prisma.Sql {
  const { organisationId = NO_ID, ownId = NO_ID, accountId = NO_ID } = viewer;
  const everywhere = can(viewer, 'news.everywhere');
  const publishes = can(viewer, 'news.publish');
  const lifestyle = can(viewer, 'lifestyle.write');
  // An array, by which the planner takes the index by organisation instead of all waiting items of the country.
  const inReach = everywhere ? Prisma.sql`true` : Prisma.sql`n.organisation_id = ANY (ARRAY(SELECT id FROM reach))`;
  const standsIn = !publishes && viewer.standsIn === true;
  return Prisma.sql`
    moderated AS MATERIALIZED (
      SELECT jsonb_array_elements_text(value) AS kind FROM setting WHERE key = ${MODERATION_KEY}
    ), reach AS MATERIALIZED (
      SELECT o.id, o.kind::text AS kind, o.name, o.id = ${organisationId} AS own FROM organisation o
      WHERE ${everywhere} OR o.id = ${organisationId} OR o.institute_id = ${organisationId} OR o.department_id = ${organisationId}
        OR (o.kind = 'college' AND o.province_id =
          (SELECT p.province_id FROM organisation p WHERE p.id = ${organisationId} AND p.kind = 'province'))
    ), found AS (
      SELECT 'wait' AS what, n.id, n.section, n.organisation_id, n.system_user_id, n.college_user_id, n.approve_level,
        COALESCE(n.waits_since, n.updated_at) AS at, NULL::int AS revision_id, 'wait.' || n.version AS stamp
      FROM news n
      WHERE n.status = 'wait' AND n.deleted_at IS NULL
        AND ${inReach}
        AND (n.college_user_id IS NOT NULL OR (n.system_user_id IS DISTINCT FROM ${ownId}
          AND (n.system_user_id IS NOT NULL OR ${everywhere} OR n.organisation_id <> ${organisationId})))
      UNION ALL
      SELECT 'revision', n.id, n.section, n.organisation_id, n.system_user_id, n.college_user_id, n.approve_level,
        r.created_at, r.id, 'revision.' || r.id
      FROM news_revision r JOIN news n ON n.id = r.news_id
      WHERE r.state = 'pending' AND r.account_id IS DISTINCT FROM ${accountId}
        AND n.status = 'allow' AND n.deleted_at IS NULL
    ), deciding AS (
      SELECT f.what, f.id, f.section, f.organisation_id, f.at, f.revision_id, f.stamp FROM found f JOIN reach o ON o.id = f.organisation_id
      WHERE (${publishes} OR (${standsIn} AND f.college_user_id <> ${ownId}))
        AND (f.section = 'news' OR ${lifestyle}) AND CASE
        WHEN o.own AND NOT ${everywhere} THEN o.kind NOT IN (SELECT kind FROM moderated)
        ELSE ${everywhere} OR (f.section = 'news'
          AND NOT (f.college_user_id IS NOT NULL AND f.approve_level = 0 AND o.kind NOT IN (SELECT kind FROM moderated)))
      END
    )`;
}
