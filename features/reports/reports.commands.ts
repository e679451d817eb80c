import { command } from '@/lib/command/command';
import { getCurrentTime } from '@/lib/time/current-time';
import { reportInput, reportStepInput } from './reports.schema';
import {
  advanceReport,
  countReportFigures,
  lockOwnReport,
  nextVersion,
  replaceReportFiles,
  toReportAuditEntry,
  unpassed,
} from './reports.store';

/**
 * Saves an office's report of an open period without handing it in.
 *
 * @throws AppError 'missing' for a period that has not opened; 'conflict' if the report can't be changed now or was
 *   changed concurrently; 'invalid' by field, also for files of others
 */
export const saveReport = command({
  access: 'reports.write',
  input: reportInput,
  run: async ({ periodId, version, remarks, files }, viewer, tx) => {
    const before = await lockOwnReport(tx, viewer, periodId, getCurrentTime());
    const status = advanceReport(before, 'save', 'office', version);
    await replaceReportFiles(tx, viewer, before, files);
    await tx.performanceReport.update({ where: { id: before.id }, data: { status, remarks, ...nextVersion } });
    return before;
  },
  audit: ({ remarks, files }, before) => toReportAuditEntry('report.save', before, { remarks, files }),
});

/**
 * Saves and hands in a report, which freezes its figures; by the way of its period it goes to the agency, or to the desk
 * of the office above first. Throws as `saveReport` does.
 */
export const handInReport = command({
  access: 'reports.write',
  input: reportInput,
  run: async ({ periodId, version, remarks, files }, viewer, tx) => {
    const now = getCurrentTime();
    const before = await lockOwnReport(tx, viewer, periodId, now);
    const status = advanceReport(before, 'handIn', 'office', version);
    await replaceReportFiles(tx, viewer, before, files);
    const figures = await countReportFigures(tx, before, now);
    await tx.performanceReport.update({
      where: { id: before.id },
      data: {
        status,
        remarks,
        figures,
        submittedAt: now,
        submittedById: viewer.accountId,
        ...unpassed,
        ...nextVersion,
      },
    });
    return { before, status, figures };
  },
  audit: ({ remarks, files }, { before, status, figures }) =>
    toReportAuditEntry('report.handIn', before, { status, remarks, files, figures }),
});

/** Takes back a submitted, not yet accepted report while its period is open. Throws as `saveReport` does. */
export const takeBackReport = command({
  access: 'reports.write',
  input: reportStepInput,
  run: async ({ periodId, version }, viewer, tx) => {
    const before = await lockOwnReport(tx, viewer, periodId, getCurrentTime());
    const status = advanceReport(before, 'takeBack', 'office', version);
    const data = { status, figures: {}, submittedAt: null, submittedById: null, ...unpassed, ...nextVersion };
    await tx.performanceReport.update({ where: { id: before.id }, data });
    return before;
  },
  audit: (_, before) => toReportAuditEntry('report.takeBack', before, { status: 'open' }),
});
