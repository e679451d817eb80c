import { answerReportPdf } from '@/lib/api/report-exports';

export const dynamic = 'force-dynamic';

/** One performance report as PDF. */
export const GET = (request: Request) => answerReportPdf(request);
