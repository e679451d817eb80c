import { answerContactExport } from '@/features/citizens/contact/contact.http';

/** Messages to the agency or readers' reports as CSV or as an Excel file. */
export const GET = (request: Request) => answerContactExport(request);
