import { answerExportCount } from '@/features/news/export/export.http';

export const dynamic = 'force-dynamic';

/** How many public items fit. */
export const GET = (request: Request) => answerExportCount(request);
