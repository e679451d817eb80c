/** A list of the newsroom as CSV or as an Excel file. */
export { answerExport as GET } from '@/features/newsroom/list/export.http';
