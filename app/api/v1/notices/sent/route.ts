/** The administrator's notices as CSV or as an Excel file. */
export { answerNoticeListExport as GET } from '@/features/notices/sent.http';
