import { answerExport } from '@/features/newsroom/list/export.http';

/** A list of the newsroom as CSV or as an Excel file. */
export const GET = (request: Request) => answerExport(request);
