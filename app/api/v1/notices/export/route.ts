/** The receipts of a sent notice as CSV or as an Excel file. */
export { answerNoticeExport as GET } from '@/features/notices/export.http';
