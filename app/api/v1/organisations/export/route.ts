import { answerOrganisationExport } from '@/lib/api/organisation-export';

export const dynamic = 'force-dynamic';

/** A list of organisations as CSV or as an Excel file. */
export const GET = (request: Request) => answerOrganisationExport(request);
