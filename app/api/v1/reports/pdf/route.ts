import { answerReportPdf } from '@/features/reports/exports.http';

/** One performance report as PDF. */
export const GET = (request: Request) => answerReportPdf(request);
