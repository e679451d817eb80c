import { answerExportCount } from '@/lib/api/news-export';

export const dynamic = 'force-dynamic';

/** How many public items fit. */
export const GET = (request: Request) => answerExportCount(request);
