import { answerExport } from '@/lib/api/newsroom-export';

export const dynamic = 'force-dynamic';

/** A list of the newsroom as CSV or as an Excel file. */
export const GET = (request: Request) => answerExport(request);
