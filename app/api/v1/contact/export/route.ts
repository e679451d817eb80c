import { answerContactExport } from '@/lib/api/contact-export';

export const dynamic = 'force-dynamic';

/** Messages to the agency or readers' reports as CSV or as an Excel file. */
export const GET = (request: Request) => answerContactExport(request);
