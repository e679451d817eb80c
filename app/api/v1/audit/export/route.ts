import { answerAuditExport } from '@/features/audit/log/log.http';

/** The audit log as CSV or as an Excel file. */
export const GET = (request: Request) => answerAuditExport(request);
