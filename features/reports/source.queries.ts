import type { WaitingSource } from '@/features/waiting/waiting.schema';
import { findScreenHref, findScreenPath } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { Prisma } from '@/lib/prisma/client';
import { reportsMessages as words } from './reports.messages';

/** Submitted reports to review, for the agency: they have no due date. */
const submitted = Prisma.sql`
  SELECT r.id, 'review' AS part, COALESCE(r.submitted_at, r.updated_at) AS since, NULL::timestamptz AS due,
    'review.' || r.version AS stamp
  FROM performance_report r WHERE r.status = 'submitted'`;

/**
 * Open periods without a submitted report of the office, and returned reports, since they were last handed in; the id is
 * the period's.
 */
const buildOwn = ({ organisationId = NO_ID }: Viewer, now: Date) => Prisma.sql`
  SELECT p.id, CASE WHEN r.status = 'returned' THEN 'returned' ELSE 'write' END AS part,
    COALESCE(r.submitted_at, p.opens_at) AS since,
    p.closes_at AS due, concat_ws('.', r.status, extract(epoch FROM p.closes_at)) AS stamp
  FROM period p LEFT JOIN performance_report r ON r.period_id = p.id AND r.organisation_id = ${organisationId}
  WHERE r.status = 'returned'
    OR (p.opens_at <= ${now} AND p.closes_at > ${now} AND (r.id IS NULL OR r.status = 'open'))`;

const isOversight = (viewer: Viewer): boolean => can(viewer, 'reports.oversee');

/** Performance reports: those to hand in by the end of their period, and for the agency those to review. */
export const reportsSource: WaitingSource = {
  kind: 'report',
  buildEntries: (viewer, now) => {
    if (isOversight(viewer)) return submitted;
    return can(viewer, 'reports.write') ? buildOwn(viewer, now) : undefined;
  },
  buildTitles: (rows, viewer) =>
    isOversight(viewer)
      ? Prisma.sql`
        SELECT p.id, d.name AS title, o.name AS sender, NULL AS code, concat_ws(' ', lower(d.name), o.name_search) AS words
        FROM ${rows} p JOIN performance_report r ON r.id = p.id JOIN period d ON d.id = r.period_id
        JOIN organisation o ON o.id = r.organisation_id`
      : Prisma.sql`
        SELECT p.id, d.name AS title, NULL AS sender, NULL AS code, lower(d.name) AS words
        FROM ${rows} p JOIN period d ON d.id = p.id`,
  toTitle: ({ title, sender }) => ({ title: title ?? '', sender: sender ?? words['reports.title'] }),
  toHref: (viewer, { id }) =>
    `${findScreenHref(viewer, isOversight(viewer) ? 'reportOverview' : 'reports') ?? '/'}/${id}`,
  listPaths: (viewer) => findScreenPath(viewer, isOversight(viewer) ? 'reportOverview' : 'reports'),
};
