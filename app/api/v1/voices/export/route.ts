/** Readers' voices of the viewer's office as CSV or as an Excel file. */
export { answerVoicesExport as GET } from '@/features/citizens/voices/voices.http';
