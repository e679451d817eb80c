/** A list of organisations as CSV or as an Excel file. */
export { answerOrganisationExport as GET } from '@/features/organisations/list/export.http';
