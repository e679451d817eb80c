import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { buildWaitingWhere } from './desk.queries';

/** Maximum number of reports shown at a desk. */
const WAITING_ROWS = 200;

/** Reports of colleges, of any period, that the viewer's office has to pass on, oldest first. */
export async function listWaitingReports(viewer: Viewer) {
  if (!can(viewer, 'reports.check')) return [];
  const rows = await db.performanceReport.findMany({
    where: buildWaitingWhere(viewer),
    select: {
      id: true,
      submittedAt: true,
      organisation: { select: { name: true } },
      period: { select: { name: true, closesAt: true } },
    },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
    take: WAITING_ROWS,
  });
  return rows.map(({ organisation, period, submittedAt, id }) => ({
    id,
    college: organisation.name,
    period: period.name,
    closesAt: period.closesAt,
    submittedAt: submittedAt ?? undefined,
  }));
}
export type WaitingReport = Awaited<ReturnType<typeof listWaitingReports>>[number];
