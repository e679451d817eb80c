import { AppError } from '@/lib/errors/errors';
import type { Budget } from '@/lib/http/rate-limit/limits';
import { consumePoints } from '@/lib/http/rate-limit/requests';
import { type GatewayContext, isLegacyCall, isReadMethod, type Middleware } from './context';
import { rejectRequest } from './reject';

/** Cost of a class of requests; the first match counts. */
type Cost = { reads: boolean; path: RegExp; points: number; budget?: Budget };

/**
 * Requests that cost more or less than a page. Exports and PDFs occupy a process for seconds, logins and uploads a
 * worker; polling calls are answered from memory.
 */
const costs: readonly Cost[] = [
  { reads: true, path: /^\/api\/v1\/online\/?$/, points: 0 },
  { reads: false, path: /^\/api\/v1\/presence\/?$/, points: 1, budget: 'presence' },
  {
    reads: true,
    path: /^\/api\/v1\/(?:(?:\w+\/)*export|my-data|reports\/\w+|move\/proof|imports\/\d+\/results)\/?$/,
    points: 10,
  },
  { reads: false, path: /^\/(?:api\/auth|api\/v1\/session|login)(?:\/|$)/, points: 5 },
  { reads: false, path: /^\/(?:api\/)?(?:login|password|send)[A-Za-z_.]*\.php$/, points: 5 },
  { reads: false, path: /^\/api\/v1\/(?:media|imports)\/?$/, points: 5 },
];
/** Costs of all other requests: reads and legacy calls (which are all POST), and writes. */
const PAGE_POINTS = 1;
const WRITE_POINTS = 2;

/** Suggestions while typing: many small requests, which don't count as searches. */
const SUGGESTIONS = '/api/v1/suggest';
/** Query parameters that hold a search text. */
const SEARCH = /[?&](?:search|q)=[^&]/;

/**
 * Charges requests that have to be rendered, queried or written to the client's budget per minute, and rejects those
 * beyond it. Responses from the cache never get here.
 */
export const enforceRateLimit: Middleware = (visit) => {
  const { req, res } = visit;
  const forwarded = req.headers['x-forwarded-for'];
  const asker = { address: typeof forwarded === 'string' ? forwarded : undefined };
  const { points, budget = 'asks' } = getCost(visit);
  try {
    if (points > 0) consumePoints(budget, asker, points);
    if (isSearch(visit)) consumePoints('searches', asker);
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    res.setHeader('Retry-After', error.retryAfterSeconds ?? 1);
    return rejectRequest(visit, 'limited');
  }
};

function getCost({ req, path }: GatewayContext): Pick<Cost, 'points' | 'budget'> {
  const reads = isReadMethod(req.method);
  const special = costs.find((cost) => cost.reads === reads && cost.path.test(path));
  return special ?? { points: reads || isLegacyCall(path) ? PAGE_POINTS : WRITE_POINTS };
}

const isSearch = ({ req, path }: GatewayContext): boolean =>
  isReadMethod(req.method) && path !== SUGGESTIONS && SEARCH.test(req.url ?? '');
