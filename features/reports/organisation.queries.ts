import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { periodColumns, toPeriod } from './periods/periods.queries';
import { getPeriodState } from './periods/periods.rules';
import { reportingKinds } from './periods/periods.schema';
import type { ReportState } from './reports.schema';

/** Maximum number of periods on an organisation's page. */
const SHOWN = 12;

/** Organisations whose reports the viewer may read, begun or not: its own, and those that it follows. */
function buildReadableOfficesWhere(viewer: Viewer): Prisma.OrganisationWhereInput {
  const own = { id: can(viewer, 'reports.write') ? (viewer.organisationId ?? NO_ID) : NO_ID };
  const followed = can(viewer, 'reports.follow') ? supervisedBy(viewer) : { id: NO_ID };
  return { kind: { in: [...reportingKinds] }, OR: [own, followed] };
}

/** The latest periods that have opened, each with the report of an organisation; none if the viewer may not read them. */
export async function listOrganisationReports(viewer: Viewer, organisationId: number, now = getCurrentTime()) {
  const where = { AND: [{ id: organisationId }, buildReadableOfficesWhere(viewer)] };
  if ((await db.organisation.count({ where })) === 0) return [];
  const rows = await db.period.findMany({
    where: { opensAt: { lte: now } },
    select: {
      ...periodColumns,
      reports: { where: { organisationId }, select: { id: true, status: true, submittedAt: true, comment: true } },
    },
    orderBy: [{ closesAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
  });
  return rows.map(({ reports: [report], ...row }) => {
    const state: ReportState = report?.status ?? 'none';
    return {
      period: { ...toPeriod(row), state: getPeriodState(row, now) },
      state,
      reportId: report?.id,
      submittedAt: report?.submittedAt ?? undefined,
      comment: report?.comment ?? undefined,
    };
  });
}
export type OrganisationReport = Awaited<ReturnType<typeof listOrganisationReports>>[number];
