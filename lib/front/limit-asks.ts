import { spendAsk, spendSearch } from '../ask-limits';
import { AppError } from '../errors';
import { refuse } from './refuse';
import { isCall, isReading, type Step } from './visit';

/** What is proposed while somebody types: many small questions, which are no searches. */
const SUGGESTIONS = '/api/v1/suggest';
/** What open pages fetch is queried like a page; the other calls count for themselves or are answered from memory. */
const COUNTED_CALLS = [
  SUGGESTIONS,
  '/api/v1/news',
  '/api/v1/news/by-ids',
  '/api/v1/front',
  '/api/v1/proof',
  '/api/v1/search',
];

/** The parameters that hold what is looked for. */
const SEARCH = /[?&](?:search|q)=[^&]/;

/** Counts what has to be rendered or queried for one address, and refuses what is too much. */
export const limitAsks: Step = (visit) => {
  const { ask, answer, path } = visit;
  if (!isReading(ask.method) || (isCall(path) && !COUNTED_CALLS.includes(path))) return false;
  const forwarded = ask.headers['x-forwarded-for'];
  const asker = { address: typeof forwarded === 'string' ? forwarded : undefined };
  try {
    spendAsk(asker);
    if (path !== SUGGESTIONS && SEARCH.test(ask.url ?? '')) spendSearch(asker);
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    answer.setHeader('Retry-After', error.retryAfterSeconds ?? 1);
    return refuse(visit, 'limited');
  }
};
