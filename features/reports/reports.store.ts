import { listUsableMedia } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma, Transaction } from '@/lib/db/db';
import { AppError, createFieldError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { countFigures } from './figures.queries';
import type { ReportFigures } from './figures.schema';
import { periodsMessages } from './periods/periods.messages';
import { periodColumns, toPeriod } from './periods/periods.queries';
import { getPeriodState } from './periods/periods.rules';
import { reportsMessages } from './reports.messages';
import { readReportFigures } from './reports.queries';
import { type Actor, type FirstState, getNextState, type ReportStep } from './reports.rules';
import type { ReportContent, ReportFileInput, ReportState, ReportStatus } from './reports.schema';
import { deskColumns, findDesk } from './way/desk.queries';

const columns = {
  id: true,
  version: true,
  status: true,
  figures: true,
  remarks: true,
  comment: true,
  submittedAt: true,
  organisationId: true,
  organisation: { select: deskColumns },
  period: { select: periodColumns },
  files: { select: { mediaId: true, title: true }, orderBy: { position: 'asc' } },
} as const satisfies Prisma.PerformanceReportSelect;

/** Report locked until the end of the transaction; its period is locked against changes too. */
export type LockedReport = Awaited<ReturnType<typeof lockReport>>;

/**
 * Locks a report and its period.
 *
 * @param where condition for reports that the caller may lock
 * @throws AppError 'missing'
 */
export async function lockReport(
  tx: Transaction,
  id: number,
  now: Date,
  where: Prisma.PerformanceReportWhereInput = {},
) {
  await tx.$queryRaw`
    SELECT 1 FROM period WHERE id = (SELECT period_id FROM performance_report WHERE id = ${id}) FOR SHARE`;
  await tx.$queryRaw`SELECT 1 FROM performance_report WHERE id = ${id} FOR UPDATE`;
  const row = await tx.performanceReport.findFirst({ where: { AND: [{ id }, where] }, select: columns });
  if (!row) throw new AppError('missing', pickMessage(reportsMessages, 'reports.missing'));
  const { period, figures, status, organisation, ...rest } = row;
  const first: FirstState = period.way === 'province' && findDesk(organisation) ? 'checking' : 'submitted';
  return {
    ...rest,
    figures: readReportFigures(figures),
    period: { ...toPeriod(period), state: getPeriodState(period, now) },
    state: toReportState(rest.version, status),
    first,
  };
}

/** State of a locked report; a row inserted only for locking (version 0) counts as not begun. */
const toReportState = (version: number, status: ReportStatus): ReportState => (version === 0 ? 'none' : status);

/**
 * Locks the report of the viewer's organisation for a period, creating its row if missing.
 *
 * @throws AppError 'missing' for a period that does not exist or has not opened
 */
export async function lockOwnReport(tx: Transaction, viewer: Viewer, periodId: number, now: Date) {
  const { organisationId } = viewer;
  const opened = await tx.period.findFirst({ where: { id: periodId, opensAt: { lte: now } }, select: { id: true } });
  if (!opened || organisationId === undefined)
    throw new AppError('missing', pickMessage(periodsMessages, 'periods.missing'));
  await tx.$executeRaw`
    INSERT INTO performance_report (period_id, organisation_id, version, updated_at)
    VALUES (${periodId}, ${organisationId}, 0, now()) ON CONFLICT (period_id, organisation_id) DO NOTHING`;
  const { id } = await tx.performanceReport.findUniqueOrThrow({
    where: { periodId_organisationId: { periodId, organisationId } },
    select: { id: true },
  });
  return lockReport(tx, id, now);
}

/**
 * Status of a report after a step.
 *
 * @throws AppError 'conflict' for a concurrent change, and if the step is not allowed
 */
export function advanceReport(report: LockedReport, step: ReportStep, actor: Actor, version: number): ReportStatus {
  const next = getNextState(step, actor, report.state, report.period.state, report.first);
  if (next === undefined || next === 'none') {
    throw new AppError(
      'conflict',
      pickMessage(reportsMessages, report.period.state === 'closed' ? 'reports.periodClosed' : 'reports.notNow'),
    );
  }
  if (report.version !== version)
    throw createStaleError(pickMessage(reportsMessages, 'reports.conflict'), { noun: 'report', id: report.id });
  return next;
}

/** Counts the current figures of a report. */
export async function countReportFigures(tx: Transaction, report: LockedReport, now: Date): Promise<ReportFigures> {
  const counted = await countFigures([report.organisationId], report.period, now, tx);
  return counted.get(report.organisationId) ?? readReportFigures(undefined);
}

/** Correctable content of a report. */
export const toReportContent = ({ remarks, figures, files }: LockedReport): ReportContent => ({
  remarks,
  figures,
  files,
});

/**
 * Replaces the files of a report, in order; files already attached may stay, others must be in the viewer's own
 * library.
 *
 * @throws AppError 'invalid' for any other file
 */
export async function replaceReportFiles(
  tx: Transaction,
  viewer: Viewer,
  report: Pick<LockedReport, 'id' | 'files'>,
  files: readonly ReportFileInput[],
): Promise<void> {
  const ids = files.map(({ mediaId }) => mediaId);
  await tx.$queryRaw`SELECT 1 FROM media WHERE id = ANY(${ids}::int[]) ORDER BY id FOR SHARE`;
  const usable = new Set((await listUsableMedia(viewer, { ids }, tx)).map(({ id }) => id));
  for (const { mediaId } of report.files) usable.add(mediaId);
  if (ids.some((id) => !usable.has(id))) throw createFieldError('files', reportsMessages['reports.foreignFile']);
  await tx.reportFile.deleteMany({ where: { reportId: report.id } });
  await tx.reportFile.createMany({
    data: files.map(({ mediaId, title }, index) => ({ reportId: report.id, mediaId, title, position: index + 1 })),
  });
}

/** Columns of every step: a form opened before it no longer saves. */
export const nextVersion = { version: { increment: 1 } } as const;

/** Columns of a report that no office above it has passed on. */
export const unpassed = { passedAt: null, passedById: null } as const;

/** Audit entry of a step. */
export const toReportAuditEntry = (action: string, before: LockedReport, after: object) => ({
  action,
  noun: 'report',
  nounId: before.id,
  before: { status: before.state, remarks: before.remarks, files: before.files },
  after,
});
