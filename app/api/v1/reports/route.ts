import { answerWrite } from '@/lib/api/json-write';
import { reportNews } from '@/lib/news/commands';

/** A reader reports an item: `id`, `reason`, `text`. */
export const POST = (request: Request) => answerWrite(request, (fields, viewer) => reportNews(fields, viewer));
