import { answerExportCount } from '@/features/news/export/export.http';

/** Number of public items that match the filter, counted up to one more than an export holds. */
export const GET = (request: Request) => answerExportCount(request);
