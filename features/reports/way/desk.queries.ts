import { buildSupervisedSql, supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import { getRoleFacts } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { Prisma } from '@/lib/prisma/client';
import type { Desk } from './way.schema';

const officeColumns = { id: true, name: true } as const;

/** Columns of an organisation that tell the desk of its report. */
export const deskColumns = {
  kind: true,
  province: {
    select: {
      name: true,
      organisations: {
        where: { kind: 'province', status: 'open' },
        select: officeColumns,
        orderBy: { id: 'asc' },
        take: 1,
      },
    },
  },
  institute: { select: { ...officeColumns, status: true } },
} as const satisfies Prisma.OrganisationSelect;
type DeskRow = Prisma.OrganisationGetPayload<{ select: typeof deskColumns }>;

/** Desk to which a college's report goes: its open provincial office, without one its open institute, or undefined. */
export function findDesk({ kind, province, institute }: DeskRow): Desk | undefined {
  if (kind !== 'college') return undefined;
  const [office] = province?.organisations ?? [];
  if (office) return { kind: 'province', ...office };
  return institute?.status === 'open' ? { kind: 'institute', id: institute.id, name: institute.name } : undefined;
}

/** Condition for colleges whose reports go to the viewer's office; the same as `findDesk`. */
export function buildDeskWhere(viewer: Viewer): Prisma.OrganisationWhereInput {
  if (!can(viewer, 'reports.check')) return { id: NO_ID };
  const hasProvince = { province: { organisations: { some: { kind: 'province', status: 'open' } } } } as const;
  const isInstitute = getRoleFacts(viewer.role).supervises === 'institute';
  return { AND: [{ kind: 'college' }, supervisedBy(viewer), isInstitute ? { NOT: hasProvince } : {}] };
}

/** Condition in SQL for organisations `o` whose reports go to the viewer's office; the same as `buildDeskWhere`. */
export function buildDeskSql(viewer: Viewer): Prisma.Sql {
  if (!can(viewer, 'reports.check')) return Prisma.sql`false`;
  const isInstitute = getRoleFacts(viewer.role).supervises === 'institute';
  const others = isInstitute
    ? Prisma.sql`AND NOT EXISTS (
        SELECT 1 FROM organisation q WHERE q.kind = 'province' AND q.status = 'open' AND q.province_id = o.province_id)`
    : Prisma.empty;
  return Prisma.sql`(o.kind = 'college' AND ${buildSupervisedSql(viewer)} ${others})`;
}

/** Condition for reports that wait for the viewer's office. */
export const buildWaitingWhere = (viewer: Viewer): Prisma.PerformanceReportWhereInput => ({
  status: 'checking',
  organisation: buildDeskWhere(viewer),
});
