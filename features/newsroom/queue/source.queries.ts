import { getTask, type WaitingSource } from '@/features/waiting/waiting.schema';
import { getItemHref, getListPaths, type NewsOwnership } from '@/lib/areas/news-hrefs';
import { can } from '@/lib/auth/access';
import { NO_ID } from '@/lib/command/ids';
import { Prisma } from '@/lib/prisma/client';
import { buildReviewDueSql } from '../reminders/due.queries';
import { reviewQueueMessages as words } from './queue.messages';
import { buildQueueSql } from './queue.queries';

/** Reads whose item it is from a part: `wait.news.college.true`. */
function readOwnership(part: string): NewsOwnership {
  const [, section, kind = '', own] = part.split('.');
  return { section: section === 'lifestyle' ? 'lifestyle' : 'news', kind, own: own === 'true' };
}

const cameBack = Prisma.sql`('returned', 'refused')`;

/**
 * Items and revisions to decide on, due when they are overdue; own ones that came back, without a due date. They are the
 * review queue, by the same tables.
 */
export const newsSource: WaitingSource = {
  kind: 'news',
  buildEntries: (viewer) =>
    can(viewer, 'news.write')
      ? Prisma.sql`
        ${buildQueueSql(viewer)}
        SELECT e.id, concat_ws('.', e.what, e.section, o.kind, (o.id = ${viewer.organisationId ?? NO_ID})::text) AS part,
          e.at AS since, CASE WHEN e.what NOT IN ${cameBack} THEN ${buildReviewDueSql(Prisma.sql`e.at`)} END AS due, e.stamp
        FROM everything e JOIN organisation o ON o.id = e.organisation_id`
      : undefined,
  buildTitles: (rows, { organisationId = NO_ID }) => Prisma.sql`
    SELECT p.id, n.topic AS title, CASE WHEN split_part(p.part, '.', 1) IN ${cameBack} THEN concat_ws(' ', ${words['newsWaiting.by']}::text, s.actor_name)
      ELSE concat_ws(' · ', w.author, CASE WHEN o.id <> ${organisationId} OR w.author IS NULL THEN o.name END) END AS sender,
      NULL AS code, concat_ws(' ', n.topic_search, o.name_search, lower(w.author)) AS words
    FROM ${rows} p JOIN news n ON n.id = p.id JOIN organisation o ON o.id = n.organisation_id
    LEFT JOIN college_user c ON c.id = n.college_user_id
    LEFT JOIN LATERAL (
      SELECT COALESCE((SELECT a.display_name FROM news_revision r JOIN account a ON a.id = r.account_id
        WHERE r.news_id = n.id AND r.state = 'pending' AND p.part LIKE 'revision.%'), c.first_name || ' ' || c.last_name) AS author) w ON true
    LEFT JOIN LATERAL (
      SELECT v.actor_name FROM news_review v WHERE v.news_id = n.id AND split_part(p.part, '.', 1) IN ${cameBack}
        AND (v.to_status = 'return' OR v.event = 'refuseRevision') ORDER BY v.at DESC, v.id DESC LIMIT 1) s ON true`,
  toHref: (viewer, { id, part }) => getItemHref(viewer, { ...readOwnership(part), id }),
  listPaths: (viewer, part) => getListPaths(viewer, readOwnership(part)),
};

/** True for an item or revision that the viewer decides on. */
export const isDecision = (thing: { part: string }): boolean => ['wait', 'revision'].includes(getTask(thing));
