import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { createFieldError } from '@/lib/errors/errors';
import { enqueueMails } from '@/lib/mail/outbox';
import { getCurrentTime } from '@/lib/time/current-time';
import type { ReportFigures } from './figures.schema';
import { listOfficeContacts } from './offices.queries';
import { type Actor, buildOfficeHref, listReportChanges } from './reports.rules';
import {
  type CorrectionInput,
  ownReportCorrectionInput,
  reportCorrectionInput,
  reportDecisionInput,
  reportInput,
  reportReturnInput,
  reportStepInput,
} from './reports.schema';
import {
  advanceReport,
  countReportFigures,
  type LockedReport,
  lockOwnReport,
  lockReport,
  replaceReportFiles,
  toReportContent,
} from './reports.store';

const nextVersion = { version: { increment: 1 } } as const;
const toAuditEntry = (action: string, before: LockedReport, after: object) => ({
  action,
  noun: 'report',
  nounId: before.id,
  before: { status: before.state, remarks: before.remarks, files: before.files },
  after,
});

/**
 * Saves an office's report of an open period without handing it in.
 *
 * @throws AppError 'missing' for a period that has not opened; 'conflict' if the report can't be changed now or was
 *   changed concurrently; 'invalid' by field, also for files of others
 */
export const saveReport = command({
  access: 'reports.write',
  input: reportInput,
  invalidates: () => [],
  run: async ({ periodId, version, remarks, files }, viewer, tx) => {
    const before = await lockOwnReport(tx, viewer, periodId, getCurrentTime());
    const status = advanceReport(before, 'save', 'office', version);
    await replaceReportFiles(tx, viewer, before, files);
    await tx.performanceReport.update({ where: { id: before.id }, data: { status, remarks, ...nextVersion } });
    return before;
  },
  audit: ({ remarks, files }, before) => toAuditEntry('report.save', before, { remarks, files }),
});

/** Saves and hands in a report, which freezes its figures. Throws as `saveReport` does. */
export const handInReport = command({
  access: 'reports.write',
  input: reportInput,
  invalidates: () => [],
  run: async ({ periodId, version, remarks, files }, viewer, tx) => {
    const now = getCurrentTime();
    const before = await lockOwnReport(tx, viewer, periodId, now);
    const status = advanceReport(before, 'handIn', 'office', version);
    await replaceReportFiles(tx, viewer, before, files);
    const figures = await countReportFigures(tx, before, now);
    await tx.performanceReport.update({
      where: { id: before.id },
      data: { status, remarks, figures, submittedAt: now, submittedById: viewer.accountId, ...nextVersion },
    });
    return { before, figures };
  },
  audit: ({ remarks, files }, { before, figures }) =>
    toAuditEntry('report.handIn', before, { status: 'submitted', remarks, files, figures }),
});

/** Takes back a submitted, not yet accepted report while its period is open. Throws as `saveReport` does. */
export const takeBackReport = command({
  access: 'reports.write',
  input: reportStepInput,
  invalidates: () => [],
  run: async ({ periodId, version }, viewer, tx) => {
    const before = await lockOwnReport(tx, viewer, periodId, getCurrentTime());
    const status = advanceReport(before, 'takeBack', 'office', version);
    const data = { status, figures: {}, submittedAt: null, submittedById: null, ...nextVersion };
    await tx.performanceReport.update({ where: { id: before.id }, data });
    return before;
  },
  audit: (_, before) => toAuditEntry('report.takeBack', before, { status: 'open' }),
});

/**
 * Accepts a submitted report.
 *
 * @throws AppError 'missing'; 'conflict' if it is not handed in or was changed concurrently
 */
export const acceptReport = command({
  access: 'reports.oversee',
  input: reportDecisionInput,
  invalidates: () => [],
  run: async ({ id, version }, _viewer, tx) => {
    const before = await lockReport(tx, id, getCurrentTime());
    const status = advanceReport(before, 'accept', 'overseer', version);
    await tx.performanceReport.update({ where: { id }, data: { status, comment: null, ...nextVersion } });
    return before;
  },
  audit: (_, before) => toAuditEntry('report.accept', before, { status: 'accepted' }),
});

/** Returns a report with a comment, and notifies its office by mail. Throws as `acceptReport` does. */
export const returnReport = command({
  access: 'reports.oversee',
  input: reportReturnInput,
  invalidates: () => [],
  run: async ({ id, version, comment }, viewer, tx) => {
    const before = await lockReport(tx, id, getCurrentTime());
    const status = advanceReport(before, 'return', 'overseer', version);
    await tx.performanceReport.update({ where: { id }, data: { status, comment, ...nextVersion } });
    await notifyOffice(tx, viewer, before, comment);
    return before;
  },
  audit: ({ comment }, before) => toAuditEntry('report.return', before, { status: 'returned', comment }),
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

const toCorrectionAuditEntry = (
  before: LockedReport,
  { note, ...after }: { note: string; status: string; changes: number },
) => toAuditEntry('report.correct', before, { note, ...after });

/**
 * Corrects a report whose period has closed; old and new content stay visible, with the reason.
 *
 * @throws AppError 'missing'; 'conflict' while the period is open, for a report that was never handed in, and for a
 *   concurrent change; 'invalid' by field, also without any change
 */
export const correctReport = command({
  access: 'reports.oversee',
  input: reportCorrectionInput,
  invalidates: () => [],
  run: async (input, viewer, tx) => {
    const before = await lockReport(tx, input.id, getCurrentTime());
    return storeCorrection(tx, viewer, 'overseer', before, input);
  },
  audit: ({ note }, { before, status, changes }) => toCorrectionAuditEntry(before, { note, status, changes }),
});

/**
 * Corrects an own report that was returned after its period had closed, and hands it in again. Figures are kept or
 * recounted. Throws as `correctReport` does.
 */
export const correctOwnReport = command({
  access: 'reports.write',
  input: ownReportCorrectionInput,
  invalidates: () => [],
  run: async ({ periodId, ...input }, viewer, tx) => {
    const before = await lockOwnReport(tx, viewer, periodId, getCurrentTime());
    return storeCorrection(tx, viewer, 'office', before, { ...input, typed: [] });
  },
  audit: ({ note }, { before, status, changes }) => toCorrectionAuditEntry(before, { note, status, changes }),
});

async function storeCorrection(
  tx: Transaction,
  viewer: Viewer,
  actor: Actor,
  before: LockedReport,
  { version, remarks, files, note, ...input }: Omit<CorrectionInput, 'id'>,
) {
  const now = getCurrentTime();
  const status = advanceReport(before, 'correct', actor, version);
  const figures = await resolveFigures(tx, before, input, now);
  const [old, next] = [toReportContent(before), { remarks, files, figures }];
  const changes = listReportChanges(old, next).length;
  if (changes === 0 && actor === 'overseer') throw createFieldError('remarks', 'reports.unchanged');
  await replaceReportFiles(tx, viewer, before, files);
  const handedIn = actor === 'office' ? { submittedAt: now, submittedById: viewer.accountId } : {};
  await tx.performanceReport.update({
    where: { id: before.id },
    data: { status, remarks, figures, ...handedIn, ...nextVersion },
  });
  await tx.reportCorrection.create({
    data: { reportId: before.id, note, before: old, after: next, accountId: viewer.accountId, at: now },
  });
  return { before, status, changes };
}

async function resolveFigures(
  tx: Transaction,
  before: LockedReport,
  { figures, typed }: Pick<CorrectionInput, 'figures' | 'typed'>,
  now: Date,
): Promise<ReportFigures> {
  if (figures === 'recount') return countReportFigures(tx, before, now);
  if (figures === 'keep') return before.figures;
  const categories = before.figures.categories.map((category) => ({
    ...category,
    ...typed.find(({ id }) => id === category.id),
  }));
  return { ...before.figures, categories };
}
