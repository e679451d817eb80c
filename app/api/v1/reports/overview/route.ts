import { answerReportOverview } from '@/features/reports/exports.http';

export const dynamic = 'force-dynamic';

/** Who has handed in for a period, as PDF or Excel file. */
export const GET = (request: Request) => answerReportOverview(request);
