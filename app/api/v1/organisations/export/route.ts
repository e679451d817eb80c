import { answerOrganisationExport } from '@/features/organisations/list/export.http';

/** A list of organisations as CSV or as an Excel file. */
export const GET = (request: Request) => answerOrganisationExport(request);
