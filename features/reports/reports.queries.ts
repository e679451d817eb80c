import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getMediaUrl } from '@/lib/files/picture.schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { countFigures } from './figures.queries';
import { sumFigures } from './figures.rules';
import { reportFigures as figuresSchema, type ReportFigures } from './figures.schema';
import { periodColumns, toPeriod } from './periods/periods.queries';
import { getPeriodState } from './periods/periods.rules';
import { reportingKinds } from './periods/periods.schema';
import { isFrozen } from './reports.rules';
import { type ReportState, reportContent } from './reports.schema';
import { deskColumns, findDesk } from './way/desk.queries';

/** Maximum number of periods in an office's list, and of corrections of a report. */
const LIST_ROWS = 60;
const CORRECTIONS = 100;

/** Condition for reports that the viewer follows: those of supervised organisations, or all for overseers. */
export function buildFollowedReportsWhere(viewer: Viewer): Prisma.PerformanceReportWhereInput {
  if (can(viewer, 'reports.oversee')) return {};
  return can(viewer, 'reports.follow') ? { organisation: supervisedBy(viewer) } : { id: NO_ID };
}

/** Condition for readable reports: those of the viewer's organisation, and those that it follows. */
export function buildReadableReportsWhere(viewer: Viewer): Prisma.PerformanceReportWhereInput {
  if (can(viewer, 'reports.oversee')) return {};
  const own = { organisationId: can(viewer, 'reports.write') ? (viewer.organisationId ?? NO_ID) : NO_ID };
  return { OR: [own, buildFollowedReportsWhere(viewer)] };
}

/** Parses a column of figures; no categories if it holds none. */
export function readReportFigures(column: unknown): ReportFigures {
  const read = figuresSchema.safeParse(column);
  return read.success ? read.data : { countedAt: new Date(0).toISOString(), categories: [] };
}

const columns = {
  id: true,
  version: true,
  status: true,
  figures: true,
  remarks: true,
  comment: true,
  submittedAt: true,
  submittedBy: { select: { displayName: true } },
  passedAt: true,
  passedBy: { select: { displayName: true } },
  period: { select: periodColumns },
  organisation: { select: { id: true, name: true, ...deskColumns } },
  files: {
    select: {
      title: true,
      media: { select: { id: true, hash: true, extension: true, widths: true, bytes: true, originalName: true } },
    },
    orderBy: { position: 'asc' },
  },
  corrections: {
    select: { id: true, at: true, note: true, before: true, after: true, account: { select: { displayName: true } } },
    orderBy: { id: 'desc' },
    take: CORRECTIONS,
  },
} as const satisfies Prisma.PerformanceReportSelect;
type Row = Prisma.PerformanceReportGetPayload<{ select: typeof columns }>;

/** Report that the viewer may read, or undefined. */
export async function findReport(viewer: Viewer, id: number, now = getCurrentTime()) {
  const row = await db.performanceReport.findFirst({
    where: { AND: [{ id }, buildReadableReportsWhere(viewer)] },
    select: columns,
  });
  return row ? toReport(row, now) : undefined;
}

/** Organisation and period of a report that the viewer may read, in words; undefined for others. */
export async function findReportName(viewer: Viewer, id: number): Promise<string | undefined> {
  const row = await db.performanceReport.findFirst({
    where: { AND: [{ id }, buildReadableReportsWhere(viewer)] },
    select: { organisation: { select: { name: true } }, period: { select: { name: true } } },
  });
  return row ? `${row.organisation.name} · ${row.period.name}` : undefined;
}

/** Report that the viewer follows, or undefined; its own is none of them. */
export async function findFollowedReport(viewer: Viewer, id: number, now = getCurrentTime()) {
  const row = await db.performanceReport.findFirst({
    where: { AND: [{ id }, buildFollowedReportsWhere(viewer)] },
    select: columns,
  });
  return row ? toReport(row, now) : undefined;
}

/**
 * Report of the viewer's organisation for a period that has opened, begun or not; undefined if there is no such period.
 */
export async function findOwnReport(viewer: Viewer, periodId: number, now = getCurrentTime()) {
  if (!can(viewer, 'reports.write')) return undefined;
  const organisationId = viewer.organisationId ?? NO_ID;
  const row = await db.performanceReport.findFirst({ where: { periodId, organisationId }, select: columns });
  if (row) return toReport(row, now);
  const [period, organisation] = await Promise.all([
    db.period.findFirst({ where: { id: periodId, opensAt: { lte: now } }, select: periodColumns }),
    db.organisation.findUnique({ where: { id: organisationId }, select: columns.organisation.select }),
  ]);
  if (!period || !organisation) return undefined;
  const nothing = { version: 0, figures: null, remarks: '', comment: null, submittedAt: null, submittedBy: null };
  const unpassed = { passedAt: null, passedBy: null };
  return toReport({ ...nothing, ...unpassed, period, organisation, files: [], corrections: [] }, now);
}

/** Report row, or its substitute for a report not yet begun. */
type ReportSource = Omit<Row, 'id' | 'status'> & Partial<Pick<Row, 'id' | 'status'>>;

/** Report in full; `id` is undefined if it was not begun. Figures are frozen when handed in; before that counted now. */
export type Report = NonNullable<Awaited<ReturnType<typeof toReport>>>;
export type ReportFile = Report['files'][number];
export type ReportCorrection = Report['corrections'][number];

async function toReport(row: ReportSource, now: Date) {
  const { id, version, remarks, comment } = row;
  const state: ReportState = row.status ?? 'none';
  const period = { ...toPeriod(row.period), state: getPeriodState(row.period, now) };
  const { province, kind, institute: _, ...organisation } = row.organisation;
  const reporting = reportingKinds.find((name) => name === kind);
  if (!reporting) return undefined;
  const frozen = isFrozen(state, period.state);
  const counted = frozen ? undefined : await countFigures([organisation.id], period, now);
  return {
    id,
    version,
    state,
    period,
    organisation: { ...organisation, kind: reporting, province: province?.name },
    remarks,
    comment: comment ?? undefined,
    figures: counted?.get(organisation.id) ?? readReportFigures(row.figures),
    frozen,
    files: row.files.map(({ title, media: { id: mediaId, originalName, ...media } }) => ({
      mediaId,
      title,
      url: getMediaUrl(media, media.widths.at(-1)),
      extension: media.extension,
      bytes: media.bytes,
      name: originalName,
    })),
    submittedAt: row.submittedAt ?? undefined,
    submittedBy: row.submittedBy?.displayName,
    passedAt: row.passedAt ?? undefined,
    passedBy: row.passedBy?.displayName,
    /** Office above to which the report goes first, if any. */
    desk: period.way === 'province' || state === 'checking' ? findDesk(row.organisation) : undefined,
    corrections: row.corrections.map(({ account, before, after, ...correction }) => ({
      ...correction,
      by: account?.displayName ?? '–',
      before: reportContent.parse(before),
      after: reportContent.parse(after),
    })),
  };
}

/** Periods that have opened with the report of the viewer's organisation, latest first. */
export async function listOwnReports(viewer: Viewer, now = getCurrentTime()) {
  if (!can(viewer, 'reports.write')) return [];
  const rows = await db.period.findMany({
    where: { opensAt: { lte: now } },
    select: {
      ...periodColumns,
      reports: {
        where: { organisationId: viewer.organisationId ?? NO_ID },
        select: {
          status: true,
          submittedAt: true,
          comment: true,
          figures: true,
          organisation: { select: deskColumns },
        },
      },
    },
    orderBy: [{ closesAt: 'desc' }, { id: 'desc' }],
    take: LIST_ROWS,
  });
  return rows.map(({ reports: [report], ...row }) => {
    const period = { ...toPeriod(row), state: getPeriodState(row, now) };
    const state: ReportState = report?.status ?? 'none';
    return {
      period,
      state,
      desk: report && findDesk(report.organisation),
      submittedAt: report?.submittedAt ?? undefined,
      comment: report?.comment ?? undefined,
      sums: report && isFrozen(state, period.state) ? sumFigures(readReportFigures(report.figures)) : undefined,
    };
  });
}

/** Period in an office's list. */
export type OwnReport = Awaited<ReturnType<typeof listOwnReports>>[number];
