/** A list of people as CSV or as an Excel file. */
export { answerPeopleExport as GET } from '@/features/people/list/export.http';
