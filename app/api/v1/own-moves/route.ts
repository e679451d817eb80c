import { startOwnFile } from '@/features/moving/office/start-file';
import { serveJsonWrite } from '@/lib/http/json-endpoint';

/** Begins to look at a file whose pieces are here: `key`, `name`, `as` and `categoryId`. */
export const POST = (request: Request) => serveJsonWrite(request, startOwnFile, { renew: true });
