import { recordZeroResult } from '@/features/search/zero-results/zero-results.commands';
import { serveJsonWrite } from '@/lib/http/json-endpoint';

/** A browser tells that a search found nothing: `search` as typed. */
export const POST = (request: Request) =>
  serveJsonWrite(request, ({ search }, viewer) => recordZeroResult(search, viewer));
