import { reportNews } from '@/features/news/news.commands';
import { answerWrite } from '@/lib/http/json-write';

/** A reader reports an item: `id`, `reason`, `text`. */
export const POST = (request: Request) => answerWrite(request, (fields, viewer) => reportNews(fields, viewer));
