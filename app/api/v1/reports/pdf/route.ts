/** One performance report as PDF. */
export { answerReportPdf as GET } from '@/features/reports/exports.http';
