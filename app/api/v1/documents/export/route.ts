/** The list of documents as CSV or as an Excel file. */
export { answerDocumentExport as GET } from '@/features/documents/export.http';
