import { answerAuditExport } from '@/features/audit/log/log.http';

export const dynamic = 'force-dynamic';

/** The audit log as CSV or as an Excel file. */
export const GET = (request: Request) => answerAuditExport(request);
