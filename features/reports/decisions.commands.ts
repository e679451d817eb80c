import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { enqueueMails } from '@/lib/mail/outbox';
import { getCurrentTime } from '@/lib/time/current-time';
import { listOfficeContacts } from './offices.queries';
import { buildFollowedReportsWhere } from './reports.queries';
import { buildOfficeHref } from './reports.rules';
import { reportDecisionInput, reportReturnInput } from './reports.schema';
import { advanceReport, type LockedReport, lockReport, nextVersion, toReportAuditEntry } from './reports.store';
import { buildDeskWhere } from './way/desk.queries';

/**
 * Passes a checked report on to the agency, by the office at whose desk it lies.
 *
 * @throws AppError 'missing', also for a report at another desk; 'conflict' as `acceptReport`
 */
export const passOnReport = command({
  access: 'reports.check',
  input: reportDecisionInput,
  run: async ({ id, version }, viewer, tx) => {
    const now = getCurrentTime();
    const before = await lockReport(tx, id, now, { organisation: buildDeskWhere(viewer) });
    const status = advanceReport(before, 'passOn', 'desk', version);
    const passed = { passedAt: now, passedById: viewer.accountId };
    await tx.performanceReport.update({ where: { id }, data: { status, comment: null, ...passed, ...nextVersion } });
    return before;
  },
  audit: (_, before) => toReportAuditEntry('report.passOn', before, { status: 'submitted' }),
});

/**
 * Accepts a report that is handed in; the agency needn't wait for the office at whose desk it lies.
 *
 * @throws AppError 'missing'; 'conflict' if it is not handed in or was changed concurrently
 */
export const acceptReport = command({
  access: 'reports.oversee',
  input: reportDecisionInput,
  run: async ({ id, version }, _viewer, tx) => {
    const before = await lockReport(tx, id, getCurrentTime());
    const status = advanceReport(before, 'accept', 'overseer', version);
    await tx.performanceReport.update({ where: { id }, data: { status, comment: null, ...nextVersion } });
    return before;
  },
  audit: (_, before) => toReportAuditEntry('report.accept', before, { status: 'accepted' }),
});

/**
 * Returns a report with a comment, and notifies its office by mail. An office that supervises the other returns what is
 * handed in, as long as it is not accepted.
 *
 * @throws AppError 'missing', also for a report that the viewer does not follow; 'conflict' as `acceptReport`
 */
export const returnReport = command({
  access: 'reports.follow',
  input: reportReturnInput,
  run: async ({ id, version, comment }, viewer, tx) => {
    const before = await lockReport(tx, id, getCurrentTime(), buildFollowedReportsWhere(viewer));
    const actor = can(viewer, 'reports.oversee') ? 'overseer' : 'supervisor';
    const status = advanceReport(before, 'return', actor, version);
    await tx.performanceReport.update({ where: { id }, data: { status, comment, ...nextVersion } });
    await notifyOffice(tx, viewer, before, comment);
    return before;
  },
  audit: ({ comment }, before) => toReportAuditEntry('report.return', before, { status: 'returned', comment }),
});

async function notifyOffice(tx: Transaction, viewer: Viewer, report: LockedReport, comment: string): Promise<void> {
  const { period, organisationId } = report;
  const office = (await listOfficeContacts([organisationId], tx)).get(organisationId);
  if (!office) return;
  const data = {
    name: toMailLine(office.name),
    period: toMailLine(period.name),
    by: toMailLine(viewer.name ?? ''),
    comment,
    link: buildOfficeHref(office.kind, period.id),
    ...(period.state === 'open' ? { at: period.closesAt.toISOString() } : {}),
  };
  await enqueueMails(
    tx,
    office.addresses.map((to) => ({ template: 'report-returned' as const, to, data })),
  );
}
