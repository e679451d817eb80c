import { answerNewsExport } from '@/features/news/export/export.http';

export const dynamic = 'force-dynamic';

/** Public news as a file. */
export const GET = (request: Request) => answerNewsExport(request);
