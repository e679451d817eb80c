import type { WaitingSource } from '@/features/waiting/waiting.schema';
import { findScreenHref, findScreenPath } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import { Prisma } from '@/lib/prisma/client';
import { buildDeskSql } from './desk.queries';

/** Reports of colleges at the viewer's desk, to be passed on by the end of their period. */
export const checksSource: WaitingSource = {
  kind: 'check',
  buildEntries: (viewer) =>
    can(viewer, 'reports.check')
      ? Prisma.sql`
        SELECT r.id, 'check' AS part, COALESCE(r.submitted_at, r.updated_at) AS since, d.closes_at AS due, 'check.' || r.version AS stamp
        FROM performance_report r JOIN organisation o ON o.id = r.organisation_id JOIN period d ON d.id = r.period_id
        WHERE r.status = 'checking' AND ${buildDeskSql(viewer)}`
      : undefined,
  buildTitles: (rows) => Prisma.sql`
    SELECT p.id, d.name AS title, o.name AS sender, NULL AS code, concat_ws(' ', lower(d.name), o.name_search) AS words
    FROM ${rows} p JOIN performance_report r ON r.id = p.id JOIN period d ON d.id = r.period_id
    JOIN organisation o ON o.id = r.organisation_id`,
  toHref: (viewer, { id }) => `${findScreenHref(viewer, 'reports') ?? '/'}?report=${id}`,
  listPaths: (viewer) => findScreenPath(viewer, 'reports'),
};
