import { noteMiss } from '@/features/search/zero-results/zero-results.commands';
import { answerWrite } from '@/lib/http/json-write';

/** A browser tells that a search found nothing: `search` as typed. */
export const POST = (request: Request) => answerWrite(request, ({ search }, viewer) => noteMiss(search, viewer));
