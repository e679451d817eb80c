import { z } from 'zod';
import { lineField, textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import { errorMessages } from '@/lib/errors/messages';
import { parseJson } from '@/lib/text/parse-json';
import { categoryFigures, reportFigures } from './figures.schema';
import { reportsMessages as words } from './reports.messages';

export const REMARKS_LENGTH = 10_000;
export const COMMENT_LENGTH = 2_000;
export const REPORT_FILES = 10;
const FILE_TITLE_LENGTH = 300;

/** Stored states of a report, set by the office, by the office above it, and by the overseer. */
export const reportStatuses = ['open', 'checking', 'submitted', 'returned', 'accepted'] as const;
export type ReportStatus = (typeof reportStatuses)[number];
/** States of a report that is handed in. */
export const handedInStatuses = ['checking', 'submitted', 'accepted'] as const satisfies readonly ReportStatus[];
/** States of a report; `none` means not begun. */
export const reportStates = ['none', ...reportStatuses] as const;
export type ReportState = (typeof reportStates)[number];

const reportFileInput = z.object({
  mediaId: id,
  title: lineField(FILE_TITLE_LENGTH, {
    missing: words['reports.fileTitleMissing'],
    long: words['reports.fileTitleLong'],
  }),
});
export type ReportFileInput = z.output<typeof reportFileInput>;

/** Maximum length of a form's list of files, sent as JSON in one hidden field. */
const FILES_LENGTH = 100_000;

const fileList = z
  .array(reportFileInput, words['reports.badFiles'])
  .max(REPORT_FILES, words['reports.manyFiles'])
  .refine((files) => new Set(files.map(({ mediaId }) => mediaId)).size === files.length, words['reports.badFiles']);
const fromJson = rawText(FILES_LENGTH).transform(parseJson);
const files = z.union([fileList, fromJson.pipe(fileList)], words['reports.badFiles']).default([]);

const remarks = textField(REMARKS_LENGTH, { long: words['reports.remarksLong'] }).default('');
/** Version of a report; 0 if it was never saved. */
const version = z.coerce.number(errorMessages['errors.conflict']).int().min(0);

/** Content of a report as an office writes it. */
export const reportInput = z.object({ periodId: id, version, remarks, files });
export const reportStepInput = z.object({ periodId: id, version });
export const reportDecisionInput = z.object({ id, version });
export const reportReturnInput = reportDecisionInput.extend({
  comment: textField(COMMENT_LENGTH, { missing: words['reports.commentMissing'], long: words['reports.commentLong'] }),
});

const count = z
  .string(words['reports.badNumber'])
  .regex(/^\d{1,9}$/, words['reports.badNumber'])
  .transform(Number);
const typedFigures = categoryFigures.pick({ id: true }).extend({ items: count, reads: count, shares: count });

const correctionFields = z.object({
  version,
  remarks,
  files,
  note: textField(COMMENT_LENGTH, { missing: words['reports.noteMissing'], long: words['reports.noteLong'] }),
});

/** Correction by an office of a report that was returned after its period had closed, with the reason. */
export const ownReportCorrectionInput = correctionFields.extend({
  periodId: id,
  /** `keep` the figures as they are, or `recount` them from the current news. */
  figures: z.enum(['keep', 'recount']).default('keep'),
});

/** Correction by an overseer of a report whose period has closed, with the reason; `type` uses the typed figures. */
export const reportCorrectionInput = correctionFields.extend({
  id,
  figures: z.enum(['keep', 'recount', 'type']).default('keep'),
  typed: z.array(typedFigures).max(200).default([]),
});
export type CorrectionInput = z.output<typeof reportCorrectionInput>;

/** Correctable content of a report, before or after. */
export const reportContent = z.object({
  remarks: z.string(),
  figures: reportFigures,
  files: z.array(z.object({ mediaId: z.number(), title: z.string() })),
});
export type ReportContent = z.output<typeof reportContent>;

/** Period with due reports; in the state `checking`, with reports that the viewer's office passes on. */
export type DueReport = { periodId: number; name: string; closesAt: Date; state: ReportState; count: number };
