import { answerReportOverview } from '@/features/reports/exports.http';

/** Submission status of a period's reports, as PDF or Excel file. */
export const GET = (request: Request) => answerReportOverview(request);
