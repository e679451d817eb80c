import { answerReportOverview } from '@/features/reports/exports.http';

export const dynamic = 'force-dynamic';

/** Submission status of a period's reports, as PDF or Excel file. */
export const GET = (request: Request) => answerReportOverview(request);
