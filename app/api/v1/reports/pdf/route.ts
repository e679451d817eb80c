import { answerReportPdf } from '@/features/reports/exports.http';

export const dynamic = 'force-dynamic';

/** One performance report as PDF. */
export const GET = (request: Request) => answerReportPdf(request);
