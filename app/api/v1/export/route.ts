import { answerExportCount } from '@/features/news/export/export.http';

export const dynamic = 'force-dynamic';

/** Number of public items that match the filter, counted up to one more than an export holds. */
export const GET = (request: Request) => answerExportCount(request);
