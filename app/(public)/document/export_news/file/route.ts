import { answerNewsExport } from '@/lib/api/news-export';

export const dynamic = 'force-dynamic';

/** Public news as a file. */
export const GET = (request: Request) => answerNewsExport(request);
