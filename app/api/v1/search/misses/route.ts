import { answerWrite } from '@/lib/api/json-write';
import { noteMiss } from '@/lib/search-misses/commands';

/** A browser tells that a search found nothing: `search` as typed. */
export const POST = (request: Request) => answerWrite(request, ({ search }, viewer) => noteMiss(search, viewer));
