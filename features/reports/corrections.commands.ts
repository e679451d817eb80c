import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { createFieldError } from '@/lib/errors/errors';
import { getCurrentTime } from '@/lib/time/current-time';
import type { ReportFigures } from './figures.schema';
import { reportsMessages as words } from './reports.messages';
import { type Actor, listReportChanges } from './reports.rules';
import { type CorrectionInput, ownReportCorrectionInput, reportCorrectionInput } from './reports.schema';
import {
  advanceReport,
  countReportFigures,
  type LockedReport,
  lockOwnReport,
  lockReport,
  nextVersion,
  replaceReportFiles,
  toReportAuditEntry,
  toReportContent,
  unpassed,
} from './reports.store';

const toCorrectionAuditEntry = (
  before: LockedReport,
  { note, ...after }: { note: string; status: string; changes: number },
) => toReportAuditEntry('report.correct', before, { note, ...after });

/**
 * Corrects a report whose period has closed; old and new content stay visible, with the reason.
 *
 * @throws AppError 'missing'; 'conflict' while the period is open, for a report that was never handed in, and for a
 *   concurrent change; 'invalid' by field, also without any change
 */
export const correctReport = command({
  access: 'reports.oversee',
  input: reportCorrectionInput,
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
  if (changes === 0 && actor === 'overseer') throw createFieldError('remarks', words['reports.unchanged']);
  await replaceReportFiles(tx, viewer, before, files);
  const handedIn = actor === 'office' ? { submittedAt: now, submittedById: viewer.accountId, ...unpassed } : {};
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
