import { answerPeopleExport } from '@/features/people/list/export.http';

/** A list of people as CSV or as an Excel file. */
export const GET = (request: Request) => answerPeopleExport(request);
