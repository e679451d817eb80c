/** The outbox as CSV or as an Excel file. */
export { answerMailExport as GET } from '@/features/outbox/export.http';
