import { cache } from 'react';
import { z } from 'zod';
import { scopeTotalSql } from '@/features/news/tally.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { type Dashboard, dashboard, HOME_SHOWN, type HomeScope } from './home.schema';

/** The name of the organisation an account belongs to, or undefined; cached per request. */
export const findOrganisationName = cache(async (id: number | undefined): Promise<string | undefined> => {
  if (id === undefined) return undefined;
  const row = await db.organisation.findUnique({ where: { id }, select: { name: true } });
  return row?.name;
});

/**
 * The dashboard of a viewer who writes: own drafts and autosaved text, and for the scope the next scheduled items,
 * those published last, and the figures. Published items and reads count as in the list of news, without lifestyle
 * items. One query.
 */
export async function findDashboard(scope: HomeScope, viewer: Viewer, now = getCurrentTime()): Promise<Dashboard> {
  const [row] = z
    .array(dashboard)
    .length(1)
    .parse(await queryDashboard(scope, viewer, now));
  if (!row) throw new Error('a query without FROM has one row');
  return row;
}

function queryDashboard(scope: HomeScope, viewer: Viewer, now: Date): Promise<unknown> {
  const { organisationId = NO_ID, ownId = NO_ID, accountId = NO_ID } = viewer;
  const everywhere = can(viewer, 'news.everywhere');
  const publishes = can(viewer, 'news.publish');
  const all = scope === 'all';
  const own = scope === 'own';
  const figures = all
    ? Prisma.sql`SELECT ${scopeTotalSql({ section: 'news' }, now)} AS published, ${allReadsSql(now)} AS reads`
    : Prisma.sql`SELECT count(*) AS published, sum((SELECT c.reads FROM news_count c WHERE c.news_id = p.id)) AS reads
        FROM public p WHERE p.section = 'news'`;
  return db.$queryRaw`
    WITH saved AS (
      SELECT n.id, n.section::text AS section, n.organisation_id, n.topic, n.updated_at FROM news n
      WHERE n.status = 'draft' AND n.deleted_at IS NULL AND CASE
        WHEN NOT ${publishes} THEN n.college_user_id = ${ownId} AND n.organisation_id = ${organisationId}
        WHEN ${everywhere} THEN n.college_user_id IS NULL AND n.system_user_id = ${ownId}
        ELSE n.organisation_id = ${organisationId} AND n.college_user_id IS NULL
          AND (n.system_user_id = ${ownId} OR n.system_user_id IS NULL)
      END
    ), typed AS (
      SELECT DISTINCT ON (COALESCE(a.news_id::text, a.id::text)) a.news_id, a.saved_at,
        a.content ->> 'topic' AS topic, a.content ->> 'section' AS section
      FROM news_autosave a WHERE a.account_id = ${accountId}
      ORDER BY COALESCE(a.news_id::text, a.id::text), a.saved_at DESC
    ), drafts AS (
      SELECT s.id, s.section, s.organisation_id, s.topic, GREATEST(s.updated_at, t.saved_at) AS at, t.saved_at IS NOT NULL AS unsaved
      FROM saved s LEFT JOIN typed t ON t.news_id = s.id
      UNION ALL
      SELECT n.id, COALESCE(n.section::text, t.section), COALESCE(n.organisation_id, ${organisationId}),
        COALESCE(NULLIF(t.topic, ''), n.topic, ''), t.saved_at, true
      FROM typed t LEFT JOIN news n ON n.id = t.news_id
      WHERE t.news_id IS NULL OR (n.deleted_at IS NULL AND n.status <> 'draft'
        AND (${publishes} OR n.organisation_id = ${organisationId}))
    ), coming AS (
      SELECT n.id, n.section, n.organisation_id, n.topic, n.publish_at FROM news n
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND n.section IN ('news', 'lifestyle') AND n.publish_at > ${now}
        AND (${all} OR (n.organisation_id = ${organisationId} AND (${own} OR n.college_user_id = ${ownId})))
    ), public AS NOT MATERIALIZED (
      SELECT n.id, n.section, n.category_id, n.topic, n.publish_at FROM news n JOIN category c ON c.id = n.category_id
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND c.visible AND n.publish_at <= ${now}
        AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
        AND (${all} OR (n.organisation_id = ${organisationId} AND (${own} OR n.college_user_id = ${ownId})))
    )
    SELECT
      (SELECT json_build_object(
        'published', f.published, 'reads', COALESCE(f.reads, 0)) FROM (${figures}) f) AS figures,
      (SELECT count(*)::int FROM drafts) AS "draftCount",
      COALESCE((SELECT json_agg(d ORDER BY d.at DESC) FROM (
        SELECT d.id, d.section, d.topic, d.at, d.unsaved, o.kind, o.id = ${organisationId} AS own
        FROM drafts d JOIN organisation o ON o.id = d.organisation_id ORDER BY d.at DESC LIMIT ${HOME_SHOWN}) d), '[]') AS drafts,
      (SELECT count(*)::int FROM coming) AS "scheduledCount",
      COALESCE((SELECT json_agg(s ORDER BY s."publishAt", s.id) FROM (
        SELECT n.id, n.section, n.topic, n.publish_at AS "publishAt", o.kind, o.id = ${organisationId} AS own, o.name AS organisation
        FROM coming n JOIN organisation o ON o.id = n.organisation_id ORDER BY n.publish_at, n.id LIMIT ${HOME_SHOWN}) s), '[]') AS scheduled,
      COALESCE((SELECT json_agg(p ORDER BY p."publishedAt" DESC, p.id DESC) FROM (
        SELECT n.id, n.section, n.topic, n.publish_at AS "publishedAt", COALESCE(r.reads, 0) AS reads,
          json_build_object('name', g.name) AS category
        FROM (SELECT * FROM public WHERE section = 'news' OR NOT ${all} ORDER BY publish_at DESC, id DESC LIMIT ${HOME_SHOWN}) n
        JOIN category g ON g.id = n.category_id LEFT JOIN news_count r ON r.news_id = n.id) p), '[]') AS published`;
}

/** Reads of all public news: all counted reads minus those of the few items that readers don't see. */
const allReadsSql = (now: Date): Prisma.Sql => Prisma.sql`
  (SELECT sum(c.reads) FROM news_count c WHERE c.category_id IN (SELECT id FROM category WHERE visible AND section = 'news')) - (
    SELECT COALESCE(sum((SELECT c.reads FROM news_count c JOIN category g ON g.id = c.category_id
      WHERE c.news_id = u.id AND g.visible AND g.section = 'news')), 0) FROM (
      SELECT id FROM news WHERE status IN ('draft', 'wait', 'return', 'hide')
      UNION SELECT id FROM news WHERE deleted_at IS NOT NULL
      UNION SELECT id FROM news WHERE status = 'allow' AND deleted_at IS NULL AND publish_at > ${now}
      UNION SELECT id FROM news WHERE status = 'allow' AND deleted_at IS NULL AND unpublish_at <= ${now}) u)`;
