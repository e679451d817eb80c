import { submitContentReport } from '@/features/news/news.commands';
import { serveJsonWrite } from '@/lib/http/json-endpoint';

/** A reader reports an item: `id`, `reason`, `text`. */
export const POST = (request: Request) =>
  serveJsonWrite(request, (fields, viewer) => submitContentReport(fields, viewer));
