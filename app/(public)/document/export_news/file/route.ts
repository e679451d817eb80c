import { answerNewsExport } from '@/features/news/export/export.http';

/** Public news as a file. */
export const GET = (request: Request) => answerNewsExport(request);
