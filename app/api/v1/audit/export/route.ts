/** The audit log as CSV or as an Excel file. */
export { answerAuditExport as GET } from '@/features/audit/log/log.http';
