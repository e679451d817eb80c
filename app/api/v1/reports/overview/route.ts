/** Submission status of a period's reports, as PDF or Excel file. */
export { answerReportOverview as GET } from '@/features/reports/exports.http';
