import { recordZeroResult } from '@/features/search/zero-results/zero-results.commands';
import { serveJsonWrite } from '@/lib/http/json-endpoint';

/** Records a search without results: `search` as typed. */
export const POST = (request: Request) =>
  serveJsonWrite(request, ({ search }, viewer) => recordZeroResult(search, viewer));
