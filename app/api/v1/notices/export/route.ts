import { answerNoticeExport } from '@/features/notices/export.http';

/** The receipts of a sent notice as CSV or as an Excel file. */
export const GET = (request: Request) => answerNoticeExport(request);
